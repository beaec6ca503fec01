import { anEntry } from "@rosette/contract/fixtures"
import { screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { DEMO_WORKSPACE } from "../desk/test-mode.ts"
import { MessageLines } from "./message-lines.tsx"

const MESSAGE: Workspace["messages"][number] = {
  id: 5,
  text: "Lunch is at noon.",
  entryId: null,
  votingId: null,
  at: "2026-06-01T08:00:00.000Z",
  by: "Olive",
  seenAt: null,
}
const sent = vi.fn<typeof fetch>()

beforeEach(() => {
  sent.mockImplementation(async () => Promise.reject(new TypeError("Failed to fetch")))
  vi.stubGlobal("fetch", sent)
})
afterEach(() => {
  sent.mockReset()
  vi.unstubAllGlobals()
  localStorage.clear()
})

const lines = (messages: Partial<Workspace["messages"][number]>[], goTo = vi.fn()) => {
  const entries = [anEntry({ id: 12, votingId: "C12" })]
  const workspace = { ...DEMO_WORKSPACE, entries, messages: messages.map((one) => ({ ...MESSAGE, ...one })) }
  const at = (now: Workspace) => <MessageLines workspace={now} goTo={goTo} />
  const { rerender, ...shown } = show(at(workspace))
  return { ...shown, goTo, readAgain: () => rerender(at({ ...workspace, messages: [...workspace.messages] })) }
}

it("stays until its judge has read it, and asks for an entry that the judge can go to", async () => {
  const { user, goTo } = lines([
    { entryId: 12, votingId: "C12", text: "" },
    { id: 4, seenAt: MESSAGE.at },
  ])
  expect(screen.getByText("Please judge C12 next.")).toBeTruthy()
  expect(screen.queryByText("Lunch is at noon.")).toBeNull()
  await user.click(screen.getByRole("button", { name: "Go there" }))
  expect(goTo).toHaveBeenCalledWith(12)
})

it("an entry that is not in the judge's list cannot be gone to", () => {
  lines([{ entryId: 99, votingId: "Z9" }])
  expect(screen.queryByRole("button", { name: "Go there" })).toBeNull()
})

it("is confirmed at once, also without a connection, and again until the server knows it", async () => {
  const { user, readAgain, unmount } = lines([{}])
  await user.click(screen.getByRole("button", { name: "OK" }))
  expect(screen.queryByText(/Lunch/)).toBeNull()
  await expect.poll(() => sent.mock.calls.length).toBe(1)
  readAgain()
  await expect.poll(() => sent.mock.calls.length).toBe(2)
  unmount()
  lines([{}])
  expect(screen.queryByText(/Lunch/)).toBeNull()
})
