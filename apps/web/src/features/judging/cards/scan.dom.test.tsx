import { anEntry } from "@rosette/contract/fixtures"
import { screen, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import { currentNotices } from "../../../lib/feedback.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { aDesk } from "../desk/desk-fixture.ts"
import { DEMO_WORKSPACE } from "../desk/test-mode.ts"
import { JudgingDesk } from "../judging-desk.tsx"

const WORKSPACE: Workspace = {
  ...DEMO_WORKSPACE,
  event: { ...DEMO_WORKSPACE.event, name: "Harbour Show", hasCards: true },
  entries: [1, 2].map((id) => anEntry({ id, entryName: `Car ${id}`, votingId: `C1${id}`, description: "" })),
  cards: [
    { cardId: "4F7KQ2ZD", votingId: "C12", entryId: 2 },
    { cardId: "M3XW80TB", votingId: "T1", entryId: null },
  ],
}

function desk(workspace = WORKSPACE, isRefreshing = false) {
  const at = (now: Workspace, isReading: boolean) => (
    <JudgingDesk desk={aDesk({ workspace: now, isRefreshing: isReading })} />
  )
  const { rerender, ...shown } = show(at(workspace, isRefreshing))
  return { ...shown, change: (now: Workspace, isReading = false) => rerender(at(now, isReading)) }
}

const opened = () => screen.getByRole("article").getAttribute("aria-label")

beforeEach(() => {
  setScreenWidth("desktop")
  window.history.replaceState(null, "", "/judge?entry=1")
})
afterEach(() => {
  localStorage.clear()
  Reflect.deleteProperty(navigator, "mediaDevices")
})

const camera = (error: string) =>
  Object.defineProperty(navigator, "mediaDevices", {
    configurable: true,
    value: { getUserMedia: () => Promise.reject(new DOMException("", error)) },
  })

describe("without a camera", () => {
  it.each([
    ["on a page without https", () => undefined, /only works on a page with https/],
    ["that is refused", () => camera("NotAllowedError"), /not allowed here/],
    ["on the device", () => camera("NotFoundError"), /No camera was found/],
    ["that can be opened", () => camera("NotReadableError"), /could not be opened/],
  ])("%s the dialog says so, and a number opens the sheet", async (_, given, says) => {
    given()
    const { user } = desk()
    await user.click(await screen.findByRole("button", { name: "Scan" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Scan a card" }))
    expect(await dialog.findByText(says)).toBeTruthy()
    await user.type(dialog.getByRole("textbox", { name: "Go to number" }), "t1{Enter}")
    expect(dialog.getByRole("status").textContent).toBe("T1: Not assigned to you")
    await user.clear(dialog.getByRole("textbox"))
    await user.type(dialog.getByRole("textbox"), "c12{Enter}")
    await vi.waitFor(() => expect(opened()).toBe("Score sheet of Car 2"))
  })
})

describe("with a camera", () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A camera without a picture yet, and how often it was stopped. */
  function openCamera() {
    const stop = vi.fn()
    const stream = { getTracks: () => [{ stop }], getVideoTracks: () => [] }
    Object.defineProperty(navigator, "mediaDevices", {
      configurable: true,
      value: { getUserMedia: () => Promise.resolve(stream) },
    })
    return stop
  }

  it("it is off once the dialog is closed", async () => {
    vi.stubGlobal(
      "Worker",
      class extends EventTarget {
        terminate() {}
      },
    )
    const stop = openCamera()
    const { user } = desk()
    await user.click(await screen.findByRole("button", { name: "Scan" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Scan a card" }))
    expect(await dialog.findByText("Hold the card’s code in front of the camera.")).toBeTruthy()
    expect(stop).not.toHaveBeenCalled()
    await user.click(dialog.getByRole("button", { name: "Close" }))
    await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(1))
  })

  it("a browser that can read no codes says so, turns the camera off, and takes a number", async () => {
    const stop = openCamera()
    const { user } = desk()
    await user.click(await screen.findByRole("button", { name: "Scan" }))
    const dialog = within(await screen.findByRole("dialog", { name: "Scan a card" }))
    expect(await dialog.findByText("This browser cannot read cards. Please type the number instead.")).toBeTruthy()
    expect(dialog.getByRole("status").textContent).toBe("")
    await vi.waitFor(() => expect(stop).toHaveBeenCalledTimes(1))
    await user.type(dialog.getByRole("textbox", { name: "Go to number" }), "c12{Enter}")
    await vi.waitFor(() => expect(opened()).toBe("Score sheet of Car 2"))
  })
})

it("an event without cards has no Scan", async () => {
  desk({ ...WORKSPACE, event: { ...WORKSPACE.event, hasCards: false } })
  expect(await screen.findByRole("textbox", { name: "Search entries" })).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Scan" })).toBeNull()
})

describe("a card in the address", () => {
  it("opens its sheet, and says that its number is an older one", () => {
    window.history.replaceState(null, "", "/judge#card=4F7KQ2ZD/C9")
    desk()
    expect(opened()).toBe("Score sheet of Car 2")
    expect(currentNotices().map(({ title }) => title)).toContain("This card says C9; the entry is C12 now")
    expect(window.location.hash).toBe("")
  })

  it("that is not of this event says so until it is closed, and the address forgets it", async () => {
    window.history.replaceState(null, "", "/judge?entry=1#card=ZZZZZZZZ")
    const { user } = desk()
    const notice = await screen.findByText("Not a card of Harbour Show, or a new one: connect once to load it")
    expect([opened(), window.location.hash]).toEqual(["Score sheet of Car 1", ""])
    await user.click(within(notice.closest("[role=status]") as HTMLElement).getByRole("button", { name: "Close" }))
    expect(screen.queryByText(/Not a card of/)).toBeNull()
  })

  it("that is new waits for the workspace that is being read", () => {
    window.history.replaceState(null, "", "/judge#card=4F7KQ2ZD")
    const { change } = desk({ ...WORKSPACE, cards: [] }, true)
    expect(opened()).toBe("Score sheet of Car 1")
    change(WORKSPACE)
    expect(opened()).toBe("Score sheet of Car 2")
  })
})
