import { anEntry } from "@rosette/contract/fixtures"
import type { EntryStatus } from "@rosette/domain/entries/entry-status"
import { makePending } from "@rosette/outbox/fixtures"
import { act, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import { termsAcceptance } from "../../../lib/storage.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { LATE_TAP_MS } from "../desk/armed.tsx"
import type { Desk } from "../desk/desk.ts"
import { aDesk, aSaving } from "../desk/desk-fixture.ts"
import { DEMO_WORKSPACE } from "../desk/test-mode.ts"
import { JudgingDesk } from "../judging-desk.tsx"

const SCORED = { points: { 1: 8, 2: 7, 3: 9 }, comments: "" }
const SUBMITTED: Workspace["sheets"][number] = {
  entryId: 2,
  isSubmitted: true,
  comments: "",
  scores: [8, 7, 9].map((points, at) => ({ criterionId: at + 1, points })),
  revision: 1,
  isAsked: false,
  reopened: null,
}

/** C11 and C13, which compete, and between them C12 with this status. */
const entriesWith = (status: EntryStatus) =>
  [1, 2, 3].map((id) =>
    anEntry({ id, entryName: `Car ${id}`, votingId: `C1${id}`, status: id === 2 ? status : "expected" }),
  )

/** A desk that shows C12. */
function desk(status: EntryStatus, { saving = aSaving(), ...fields }: Partial<Desk> & Partial<Workspace> = {}) {
  const workspaceWith = (now: EntryStatus) => ({ ...DEMO_WORKSPACE, ...fields, entries: entriesWith(now) })
  const value = aDesk({ saving, workspace: workspaceWith(status) })
  const { rerender, ...shown } = show(<JudgingDesk desk={value} />)
  const setStatus = (now: EntryStatus) => rerender(<JudgingDesk desk={{ ...value, workspace: workspaceWith(now) }} />)
  return { setStatus, saving, ...shown }
}

const notice = (title: string) => screen.findByRole("status", { name: title })
const sliders = () => screen.getAllByRole("slider")
const isReadOnly = () => sliders().every((slider) => slider.getAttribute("aria-disabled") === "true")
const submit = () => screen.getByRole<HTMLButtonElement>("button", { name: /^Submit/ })
const anyway = () => screen.queryByRole("button", { name: "It is here: judge it anyway" })

async function press(user: ReturnType<typeof show>["user"], button: HTMLElement) {
  act(() => vi.advanceTimersByTime(LATE_TAP_MS))
  await user.click(button)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true, advanceTimeDelta: 1 })
  setScreenWidth("phone")
  window.history.replaceState(null, "", "/judge?entry=2")
  termsAcceptance(DEMO_WORKSPACE).write(true)
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe("an entry that does not compete opens read-only", () => {
  it.each([
    ["withdrawn", "C12 was withdrawn."],
    ["disqualified", "C12 was disqualified."],
    ["absent", "C12 is absent."],
  ] as const)("%s, and only an absent one can be judged anyway", async (status, title) => {
    desk(status)
    await notice(title)
    expect(isReadOnly()).toBe(true)
    expect(submit().disabled).toBe(true)
    expect(screen.queryByRole("button", { name: /Save as Draft|left/ })).toBeNull()
    expect(screen.getByText("Read-only")).toBeTruthy()
    expect(anyway() !== null).toBe(status === "absent")
  })

  it("with the points that its judge has given, which are not said to count", async () => {
    desk("withdrawn", { sheets: [SUBMITTED] })
    const kept = await notice("C12 was withdrawn. Your points are kept.")
    expect(kept.textContent).toContain("This sheet is stored, but not counted while the entry is out.")
    expect(sliders().map(({ textContent }) => textContent)).toEqual(["8 / 10", "7 / 10", "9 / 10"])
    expect(screen.queryByText("These are the scores that count.")).toBeNull()
  })

  it("until it competes again", async () => {
    const { setStatus } = desk("absent")
    await notice("C12 is absent.")
    setStatus("checkedIn")
    expect(isReadOnly()).toBe(false)
    expect(screen.queryByText(/C12 is absent/)).toBeNull()
  })
})

it("an absent entry that is there is judged anyway, and the banner says that it is not counted", async () => {
  const { user, saving } = desk("absent")
  await notice("C12 is absent.")
  const button = anyway()
  if (!button) throw new Error("There is no button")
  await press(user, button)
  expect([isReadOnly(), anyway()]).toEqual([false, null])
  expect(document.activeElement?.textContent).toBe("Car 2")
  for (const slider of sliders()) {
    slider.focus()
    await user.keyboard("7")
  }
  await press(user, submit())
  act(() => vi.advanceTimersByTime(1_000))
  expect(await screen.findByText("Stored, not counted: Car 2")).toBeTruthy()
  expect(saving.pending().get(2)?.content.points).toEqual({ 1: 7, 2: 7, 3: 7 })
})

describe("a sheet that is open while its entry is withdrawn", () => {
  it("stays as it is, and can be submitted", async () => {
    const { user, setStatus, saving } = desk("expected")
    setStatus("withdrawn")
    await notice("C12 was withdrawn. Your points are kept.")
    const [first] = sliders()
    first?.focus()
    await user.keyboard("7")
    expect(saving.pending().get(2)?.content.points).toEqual({ 1: 7 })
    // Without points again: it does not close under its judge.
    await user.keyboard("{Backspace}")
    expect(isReadOnly()).toBe(false)
    expect(submit().disabled).toBe(false)
  })

  it("also when it is opened again with points that wait on this phone, and without a network", async () => {
    desk("withdrawn", { saving: aSaving([[2, makePending({ label: "Car 2", content: SCORED })]]) })
    await notice("C12 was withdrawn. Your points are kept.")
    expect([isReadOnly(), submit().disabled]).toEqual([false, false])
  })

  it("opens read-only after its judge was at another entry", async () => {
    const { user, setStatus } = desk("expected")
    setStatus("withdrawn")
    await notice("C12 was withdrawn. Your points are kept.")
    await user.click(await screen.findByRole("button", { name: "Next" }))
    expect(screen.getByRole("heading", { level: 2, name: "Car 3" })).toBeTruthy()
    await user.click(screen.getByRole("button", { name: "Previous" }))
    expect(screen.getByRole("heading", { level: 2, name: "Car 1" })).toBeTruthy()
    await user.click(screen.getByRole("button", { name: /^Entries/ }))
    const list = within(await screen.findByRole("dialog"))
    await user.click(list.getByText("Not judged (1)"))
    await user.click(list.getByRole("button", { name: /^Car 2/ }))
    await notice("C12 was withdrawn.")
    expect(isReadOnly()).toBe(true)
  })
})

describe("what is left to judge", () => {
  it("leaves out an entry that does not compete, also with points that wait here", async () => {
    const saving = aSaving([[2, makePending({ label: "Car 2", content: SCORED })]])
    const sheets = [1, 3].map((entryId) => ({ ...SUBMITTED, entryId }))
    desk("withdrawn", { saving, sheets })
    expect(await screen.findByRole("region", { name: "All 2 judged." })).toBeTruthy()
  })

  it("names in the list a submitted sheet that is not counted", async () => {
    const { user } = desk("disqualified", { sheets: [SUBMITTED] })
    await user.click(await screen.findByRole("button", { name: /^Entries/ }))
    const list = within(await screen.findByRole("dialog"))
    await user.click(list.getByText("Not judged (1)"))
    const row = list.getByRole("button", { name: /^Car 2/ })
    expect(row.textContent).toContain("Disqualified")
    expect(row.textContent).toContain("Not counted")
  })
})
