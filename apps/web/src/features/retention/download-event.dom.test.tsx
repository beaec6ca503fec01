import { screen } from "@testing-library/react"
import { beforeEach, expect, it, onTestFinished, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { DownloadEvent } from "./download-event.tsx"

const HEADERS = {
  "content-disposition": `attachment; filename="Stra?e_2026-11-22.tar.gz"; filename*=UTF-8''Stra%C3%9Fe_2026-11-22.tar.gz`,
}
const FILE_NAME = "Straße_2026-11-22.tar.gz"

let saved: { name: string; content: Blob }[]
beforeEach(() => {
  saved = []
  let content = new Blob()
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) content = file
    return "blob:archive"
  }
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content })
  })
  onTestFinished(() => {
    click.mockRestore()
    vi.unstubAllGlobals()
  })
})

/** A server whose response the test controls step by step. */
function serve() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const asked: unknown[] = []
  vi.stubGlobal("fetch", async (path: unknown) => {
    asked.push(path)
    return new Response(readable, { headers: HEADERS })
  })
  return { asked, sending: writable.getWriter() }
}

const press = (user: ReturnType<typeof show>["user"]) =>
  user.click(screen.getByRole("button", { name: "Download Everything" }))

it("shows the progress, saves the archive with the server's file name, and says so", async () => {
  const { asked, sending } = serve()
  const { user } = show(<DownloadEvent eventId={7} />)
  await press(user)
  await sending.write(new Uint8Array(9_000_000))
  const button = await screen.findByRole("button", { name: "Downloading... 9.0 MB" })
  expect(button.hasAttribute("disabled")).toBe(true)
  await sending.write(new Uint8Array(500_000))
  await sending.close()
  expect(await screen.findByText(`Saved as ${FILE_NAME}`)).toBeTruthy()
  expect(saved.map(({ name, content }) => [name, content.size])).toEqual([[FILE_NAME, 9_500_000]])
  expect(asked).toEqual(["/api/events/7/archive"])
})

it("saves nothing of an interrupted download, and can be retried", async () => {
  const { sending } = serve()
  const { user } = show(<DownloadEvent eventId={7} />)
  await press(user)
  await sending.write(new Uint8Array(1_000))
  await sending.abort(new TypeError("terminated"))
  expect((await screen.findByRole("alert")).textContent).toBe("The download was cut off. Please try again.")
  expect(saved).toEqual([])
  serve()
  await press(user)
  expect(screen.queryByRole("alert")).toBeNull()
})

it("shows why the server refuses", async () => {
  const refusal = { error: "This event is already being downloaded.", code: "TOO_MANY_ATTEMPTS" }
  vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 429 }))
  const { user } = show(<DownloadEvent eventId={7} />)
  await press(user)
  expect((await screen.findByRole("alert")).textContent).toBe(refusal.error)
})
