import { anEntry } from "@rosette/contract/fixtures"
import { SET_ASIDE } from "@rosette/domain/judges/set-aside"
import { makePending, makeRefusal } from "@rosette/outbox/fixtures"
import { act, screen, within } from "@testing-library/react"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { aDesk, NotingSaving } from "../desk/desk-fixture.ts"
import { DEMO_WORKSPACE } from "../desk/test-mode.ts"
import { JudgingDesk } from "../judging-desk.tsx"

const SUBMITTED: Workspace["sheets"][number] = {
  entryId: 1,
  isSubmitted: true,
  comments: "",
  scores: [8, 7, 9].map((points, at) => ({ criterionId: at + 1, points })),
  revision: 1,
  isAsked: false,
  reopened: null,
}
const CONFLICT: Workspace["conflicts"][number] = {
  id: 4,
  judgeId: 1,
  entryId: 1,
  reason: "My brother's car",
  source: "judge",
  by: "Ann",
  at: "2026-06-01T08:00:00.000Z",
  state: "active",
}

function desk(fields: Partial<Workspace> = {}, saving = new NotingSaving(), refresh: () => void = () => undefined) {
  const entries = [1, 2].map((id) => anEntry({ id, entryName: `Car ${id}`, votingId: `C1${id}`, description: "" }))
  const workspace = { ...DEMO_WORKSPACE, entries, ...fields }
  return { saving, ...show(<JudgingDesk desk={aDesk({ saving, workspace, refresh })} />) }
}

type User = ReturnType<typeof show>["user"]

async function openMenu(user: User) {
  await user.click(screen.getByRole("button", { name: "About this entry" }))
  return within(await screen.findByRole("dialog"))
}
async function stepAside(user: User, reason = "") {
  const menu = await openMenu(user)
  await user.click(await menu.findByRole("button", { name: "I know this one…" }))
  if (reason) await user.type(menu.getByRole("textbox", { name: "Why?" }), reason)
  return menu
}
const notice = (name: string) => screen.findByRole("status", { name })
const isReadOnly = () => screen.getAllByRole("slider").every((one) => one.getAttribute("aria-disabled") === "true")

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true, advanceTimeDelta: 20 })
  setScreenWidth("phone")
  window.history.replaceState(null, "", "/judge?entry=1")
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe("stepping aside", () => {
  it("is kept with its reason, makes the sheet read-only, and can be undone until it is sent", async () => {
    const { user, saving } = desk()
    const menu = await stepAside(user, "My brother's car")
    await user.click(menu.getByRole("button", { name: "Step aside" }))
    const notes = () => [...saving.notes().values()].map(({ note }) => note)
    expect(notes()).toEqual([{ call: "stepAside", entryId: 1, reason: "My brother's car" }])
    const kept = within(await notice("You have stepped aside from C11."))
    expect(kept.getByText(/“My brother's car”.*It will send automatically/)).toBeTruthy()
    expect([isReadOnly(), screen.getByRole("button", { name: "1 waiting" })]).toEqual([true, expect.anything()])
    vi.advanceTimersByTime(1_000)
    await user.click(await kept.findByRole("button", { name: "Undo" }))
    expect([isReadOnly(), notes()]).toEqual([false, []])
  })

  it("says that a submitted sheet is kept and does not count, before and after", async () => {
    const { user } = desk({ sheets: [SUBMITTED] })
    const menu = await stepAside(user)
    expect(menu.getByText(/Your sheet is kept, and does not count\./)).toBeTruthy()
    await user.click(menu.getByRole("button", { name: "Step aside" }))
    await notice(SET_ASIDE)
    expect(screen.queryByText(/These are the scores that count/)).toBeNull()
  })

  it("puts the entry under its own heading, out of the sequence and of the counts", async () => {
    const { user } = desk({ sheets: [SUBMITTED], conflicts: [CONFLICT] })
    expect(within(screen.getByRole("region", { name: "Event" })).getByRole("status").textContent).toContain("0 of 1")
    await user.click(await screen.findByRole("button", { name: /^Entries/ }))
    const list = within(await screen.findByRole("dialog"))
    await user.click(list.getByText("Stepped aside (1)"))
    expect(list.getByRole("button", { name: /^Car 1/ }).textContent).toContain("Not counted")
  })

  it("while judging is closed says what to do", async () => {
    const saving = new NotingSaving()
    saving.refusal = makeRefusal("EVENT_CLOSED")
    const { user } = desk({}, saving)
    const menu = await stepAside(user)
    await user.click(menu.getByRole("button", { name: "Step aside" }))
    expect(within(await notice("You have stepped aside from C11.")).getByText(/Tell the organizer\./)).toBeTruthy()
  })

  it.each<[what: string, fields: Partial<Workspace>, offered: boolean, text: RegExp]>([
    ["own, without a submitted sheet, can be taken back", { conflicts: [CONFLICT] }, true, /My brother's car/],
    ["own, after submitting, cannot", { conflicts: [CONFLICT], sheets: [SUBMITTED] }, false, /Only the organizer/],
    ["the organizer's cannot", { conflicts: [{ ...CONFLICT, source: "organizer", by: "Olive" }] }, false, /Olive has/],
  ])("%s", async (_what, fields, offered, text) => {
    desk(fields)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole("button", { name: "Judge it after all" }) !== null).toBe(offered)
  })

  it("an own declaration is taken back on the server, and everything is read again", async () => {
    const sent = vi.fn<typeof fetch>(async () =>
      Response.json([{ result: { data: { ...CONFLICT, state: "withdrawn" } } }]),
    )
    vi.stubGlobal("fetch", sent)
    const refresh = vi.fn()
    const { user } = desk({ conflicts: [CONFLICT] }, new NotingSaving(), refresh)
    const button = await screen.findByRole("button", { name: "Judge it after all" })
    act(() => vi.advanceTimersByTime(1_000))
    await user.click(button)
    await expect.poll(() => refresh.mock.calls.length).toBe(1)
    expect(String(sent.mock.calls[0]?.[0])).toContain("judge.withdrawConflict")
    vi.unstubAllGlobals()
  })

  it("a draft that waits stays, and only its judge sees it", async () => {
    const saving = new NotingSaving([[1, makePending({ label: "Car 1", content: { points: { 1: 8 }, comments: "" } })]])
    desk({ conflicts: [CONFLICT] }, saving)
    expect(await screen.findByText("What you scored is kept, and only you see it.")).toBeTruthy()
    expect(isReadOnly()).toBe(true)
  })
})

describe("a report", () => {
  it("is kept, is listed among what waits, and a new one takes its place", async () => {
    const { user, saving } = desk()
    const report = async (kind: string) => {
      const menu = await openMenu(user)
      await user.click(await menu.findByRole("button", { name: "Report…" }))
      await user.click(menu.getByRole("radio", { name: kind }))
      await user.click(menu.getByRole("button", { name: "Send report" }))
    }
    await report("Not ready")
    await report("Not here")
    const [waiting, ...more] = [...saving.notes().values()]
    expect([waiting?.note, more]).toEqual([{ call: "reportEntry", entryId: 1, kind: "notHere", text: "" }, []])
    expect(await notice("Your report waits")).toBeTruthy()
    expect(isReadOnly()).toBe(false)
    await user.click(screen.getByRole("button", { name: "1 waiting" }))
    const list = within(await screen.findByRole("dialog", { name: "Waiting to be sent" }))
    expect(list.getByText(/You report that it is not here\./)).toBeTruthy()
    await user.click(list.getByRole("button", { name: /^Undo/ }))
    expect(saving.notes().size).toBe(0)
  })
})
