import { makePending } from "@rosette/outbox/fixtures"
import type { PendingSheet } from "@rosette/outbox/records"
import type { SheetRefused } from "@rosette/outbox/send-failure"
import { screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { setScreenWidth } from "../../../test/screen-width.ts"
import { isGuarded } from "../../lib/leave-guard.ts"
import type { Workspace } from "../../offline/workspace/stored-workspace.ts"
import type { Desk } from "./desk/desk.ts"
import { aDesk, aSaving } from "./desk/desk-fixture.ts"
import { DEMO_WORKSPACE } from "./desk/test-mode.ts"
import { JudgingDesk } from "./judging-desk.tsx"

const DRAFT = makePending({ label: "Demo Entry", content: { points: { 1: 8 }, comments: "" } })
const refused = (code: SheetRefused["code"], fields: Partial<PendingSheet> = {}): Partial<PendingSheet> => ({
  state: "needs-you",
  refusal: { kind: "refused", code, message: "Refused.", issues: [] },
  ...fields,
})
const SUBMITTED: Workspace["sheets"][number] = {
  entryId: 1,
  isSubmitted: true,
  comments: "",
  scores: [1, 2, 3].map((criterionId) => ({ criterionId, points: 5 })),
  revision: 1,
  isAsked: false,
  reopened: null,
}
const CLOSED: Partial<Workspace> = { event: { ...DEMO_WORKSPACE.event, isActive: false } }

type Given = { pending?: Partial<PendingSheet> | null; workspace?: Partial<Workspace>; session?: Desk["session"] }

/** A judge's screen in a browser that stores nothing, with one sheet that is not sent. */
function desk({ pending = {}, workspace = {}, session = { state: "open" } }: Given = {}, isSafe = false) {
  const [drop, onExit] = [vi.fn(), vi.fn()]
  const value = aDesk({
    workspace: { ...DEMO_WORKSPACE, ...workspace },
    saving: {
      ...aSaving(pending ? [[1, { ...DRAFT, ...pending }]] : []),
      drop,
      isSafe: () => isSafe,
      storage: () => (isSafe ? "works" : "memory"),
    },
    session,
    onExit,
  })
  return { drop, onExit, value, ...show(<JudgingDesk desk={value} />) }
}

const shown = () => document.body.textContent ?? ""
/** Sentences that are true only where the browser stores what is typed. */
const CLAIM = /\b(saved|safe|stored|kept|stays?)( still)? (here|on this)/i

beforeEach(() => {
  setScreenWidth("phone")
  window.history.replaceState(null, "", "/judge")
})

describe("in a browser that stores nothing, no sentence says that something is saved on the phone", () => {
  it.each<[what: string, given: Given, isStored: RegExp, isNot: RegExp]>([
    [
      "a closed event",
      { pending: refused("EVENT_CLOSED"), workspace: CLOSED },
      /Judging is closed\. Your scores are safe on this phone\./,
      /Judging is closed\. Scores that are not sent are lost when this page is closed\./,
    ],
    [
      "a submitted sheet in a closed event",
      { pending: refused("EVENT_CLOSED", { isSubmitted: true }), workspace: CLOSED },
      /this sheet is sent as submitted\.Change it/,
      /this sheet is sent as submitted\. Keep this page open until then\./,
    ],
    [
      "a sheet that the organizer has cleared",
      { pending: refused("SHEET_CHANGED") },
      /Your scores are still saved on this phone\. Send them again/,
      /Your scores are only in this page\. Send them again/,
    ],
    [
      "a sheet submitted on another device",
      { pending: refused("SCORES_LOCKED"), workspace: { sheets: [SUBMITTED] } },
      /What you entered on this phone is still saved here:/,
      /What you entered on this phone is only in this page, so keep it open:/,
    ],
    [
      "a refused sheet",
      { pending: refused("INVALID_INPUT") },
      /Your scores are saved on this phone\./,
      /Your scores are only in this page: keep it open\./,
    ],
    [
      "an ended session",
      { session: { state: "ended" } },
      /no longer a judge here\. Your scores are safe on this phone\./,
      /no longer a judge here\. Scores that are not sent are lost when this page is closed\./,
    ],
    [
      "another database",
      { session: { state: "otherDatabase" } },
      /nothing is sent there\. Your scores are safe on this phone\./,
      /nothing is sent there\. Scores that are not sent are lost when this page is closed\./,
    ],
  ])("%s", async (_what, given, isStored, isNot) => {
    const { unmount } = desk(given, true)
    await waitFor(() => expect(shown()).toMatch(isStored))
    unmount()
    desk(given)
    await waitFor(() => expect(shown()).toMatch(isNot))
    expect(shown()).not.toMatch(CLAIM)
  })

  it("the list of what waits, and the question before a sheet is dropped", async () => {
    const { user, drop } = desk()
    await user.click(screen.getByRole("button", { name: "1 waiting" }))
    const list = within(await screen.findByRole("dialog", { name: "Waiting to be sent" }))
    list.getByText("1 score sheet is only in this page and will send automatically. Keep this page open.")
    list.getByText("Draft, only in this page")
    expect(shown()).not.toMatch(CLAIM)
    await user.click(list.getByRole("button", { name: "Drop Demo Entry" }))
    await screen.findByText("Demo Entry: what you typed is only in this page. If you drop it, it is gone.")
    expect(drop).not.toHaveBeenCalled()
  })

  it("what is left of a removed entry", async () => {
    const { value, rerender } = desk({ workspace: { entries: [...DEMO_WORKSPACE.entries] } })
    rerender(<JudgingDesk desk={{ ...value, workspace: { ...value.workspace, entries: [] } }} />)
    await screen.findByText("What you entered on its sheet is only in this page:")
    expect(shown()).not.toMatch(CLAIM)
  })
})

describe("leaving a browser that stores nothing", () => {
  it("is asked about only while a sheet is not sent", () => {
    const { unmount } = desk({ pending: null })
    expect(isGuarded()).toBe(false)
    unmount()
    desk()
    expect(isGuarded()).toBe(true)
  })

  it("by Exit warns once, and drops nothing: the same judge may sign in again in this page", async () => {
    const { user, drop, onExit } = desk()
    await user.click(screen.getByRole("button", { name: "Exit" }))
    const question = within(await screen.findByRole("dialog", { name: "Exit with scores that are not sent?" }))
    question.getByText(/isn’t sent yet\. Scores that are not sent are lost when this page is closed\.$/)
    const leave = question.getByRole("button", { name: "Exit" })
    await waitFor(() => expect(leave.getAttribute("aria-disabled"), "a late tap is for what was there").toBeNull())
    await user.click(leave)
    await waitFor(() => expect(onExit).toHaveBeenCalledExactlyOnceWith(false))
    expect(drop).not.toHaveBeenCalled()
  })
})
