import { makePending } from "@rosette/outbox/fixtures"
import type { PendingSheet } from "@rosette/outbox/records"
import { act, screen, waitFor, within } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import { currentNotices } from "../../../lib/feedback.ts"
import { termsAcceptance } from "../../../lib/storage.ts"
import { LATE_TAP_MS } from "../desk/armed.tsx"
import type { Desk } from "../desk/desk.ts"
import { aDesk, aSaving } from "../desk/desk-fixture.ts"
import { DEMO_WORKSPACE } from "../desk/test-mode.ts"
import { JudgingDesk } from "../judging-desk.tsx"

type Session = Desk["session"]
type Outcome = Awaited<ReturnType<Desk["saving"]["send"]>>
const ALL_SCORED = { 1: 8, 2: 7, 3: 9 }
const DRAFT = makePending({ label: "Demo Entry", content: { points: ALL_SCORED, comments: "" } })

/** A desk on which one sheet waits, and what a submit on it ends with. */
function desk(
  pending: Partial<PendingSheet>,
  { isSafe = true, outcome = UNSENT, session = OPEN }: { isSafe?: boolean; outcome?: Outcome; session?: Session } = {},
) {
  const [send, refresh, wake] = [vi.fn(async () => outcome), vi.fn(), vi.fn()]
  const saving = { ...aSaving([[1, { ...DRAFT, ...pending }]]), send, wake, isSafe: () => isSafe }
  const value = aDesk({ saving, session, refresh })
  const { rerender, ...shown } = show(<JudgingDesk desk={value} />)
  const change = (workspace: Partial<Desk["workspace"]>) =>
    rerender(<JudgingDesk desk={{ ...value, workspace: { ...value.workspace, ...workspace } }} />)
  return { send, refresh, wake, change, saving, ...shown }
}

const OPEN: Session = { state: "open" }
const SCORES = Object.entries(ALL_SCORED).map(([id, points]) => ({ criterionId: Number(id), points }))
const STORED = { entryId: 1, isSubmitted: true, comments: "", scores: [], revision: 1, databaseId: "" }
const SAVED: Outcome = { end: "saved", saved: { ...STORED, stats: { completed: 1, total: 1 }, isSetAside: false } }
const UNSENT: Outcome = { end: "unsent", refusal: null }
const SIGNED_OUT: Outcome = {
  end: "unsent",
  refusal: { kind: "signedOut", code: "SIGN_IN_REQUIRED", message: "Sign in first." },
}
const UNAVAILABLE: Outcome = {
  end: "unsent",
  refusal: { kind: "unavailable", code: "UNAVAILABLE", message: "Later.", retryAfterSeconds: null },
}

/** Presses a button once it takes taps. */
async function press(user: ReturnType<typeof show>["user"], name: string) {
  const button = await screen.findByRole("button", { name })
  act(() => vi.advanceTimersByTime(LATE_TAP_MS))
  await user.click(button)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true, advanceTimeDelta: 1 })
  setScreenWidth("phone")
  window.history.replaceState(null, "", "/judge")
  termsAcceptance(DEMO_WORKSPACE).write(true)
  return () => {
    vi.useRealTimers()
    localStorage.clear()
  }
})

describe("a submitted sheet that was refused because the criteria have changed", () => {
  const refusal = { kind: "refused" as const, message: "Unknown criterion.", issues: [] }

  it.each([
    ["Try again", "INVALID_INPUT"],
    ["Submit Score", "INVALID_INPUT"],
    ["Submit Score", "SHEET_CHANGED"],
  ] as const)("asks before “%s” counts 0 points for a new criterion (%s)", async (name, code) => {
    const { user, send } = desk({
      state: "needs-you",
      isSubmitted: true,
      refusal: { ...refusal, code },
      content: { points: { 1: 8, 2: 7 }, comments: "" },
    })
    await press(user, name)
    await screen.findByRole("dialog", { name: "Some criteria are not scored" })
    expect(send).not.toHaveBeenCalled()
    await press(user, "Submit with 0 points")
    expect(send).toHaveBeenCalledTimes(1)
  })
})

describe("a question that is open when the sheet can no longer be sent", () => {
  it.each([
    ["judging is closed", { event: { ...DEMO_WORKSPACE.event, isActive: false } }],
    [
      "the sheet is submitted on another device",
      { sheets: [{ ...STORED, scores: SCORES, isAsked: false, reopened: null }] },
    ],
  ])("ends when %s, and is not asked again by itself", async (_title, workspace) => {
    const { user, change } = desk({ content: { points: { 1: 8, 2: 7 }, comments: "" } })
    const question = () => screen.queryByRole("dialog", { name: "Some criteria are not scored" })
    await press(user, "Submit Score")
    await waitFor(() => expect(question()).toBeTruthy())
    change(workspace)
    await waitFor(() => expect(question()).toBeNull())
    change({})
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>("button", { name: "Submit Score" }).disabled).toBe(false),
    )
    expect(question()).toBeNull()
  })
})

it("points above a lowered maximum count as the maximum in the sheet that is sent and in its confirmation", async () => {
  const content = { points: { ...ALL_SCORED, 1: 25 }, comments: "" }
  const { user, send } = desk({ content }, { outcome: SAVED })
  await press(user, "Submit Score")
  await press(user, "Submit with the maximum")
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ content: { points: { ...ALL_SCORED, 1: 10 }, comments: "" } }),
  )
  expect(await screen.findByText("26 of 30 points: Demo Entry")).toBeTruthy()
})

it("a refusal is reported with its sentence, and the outdated data is read again", async () => {
  const refusal = { kind: "refused" as const, code: "SCORES_LOCKED" as const, message: "It is locked.", issues: [] }
  const { user, refresh } = desk({}, { outcome: { end: "refused", refusal } })
  await press(user, "Submit Score")
  await expect.poll(() => currentNotices().map(({ message }) => message)).toEqual(["It is locked."])
  expect(refresh).toHaveBeenCalledTimes(1)
})

it("a draft that the server has already is said to be saved, not to wait for a connection", async () => {
  const { user, saving, change } = desk({}, { outcome: UNSENT })
  change({ sheets: [{ ...STORED, isSubmitted: false, scores: SCORES, isAsked: false, reopened: null }] })
  act(() => saving.drop(1))
  await press(user, "Save as Draft")
  await expect.poll(() => currentNotices().map(({ title }) => title)).toEqual(["Draft saved"])
  expect(screen.queryByText(/It will send automatically/)).toBeNull()
})

describe("a sheet without an answer from the server", () => {
  it.each([
    ["a failure if this browser does not keep it", "Submit Score", false, UNSENT, true],
    ["a failure if the server is unavailable for a draft", "Save as Draft", true, UNAVAILABLE, true],
    ["unsent if it is submitted, and stored while the server is unavailable", "Submit Score", true, UNAVAILABLE, false],
    ["unsent if it is stored", "Submit Score", true, UNSENT, false],
  ])("is reported as %s", async (_, button, isSafe, outcome, isFailure) => {
    const { user } = desk({}, { isSafe, outcome })
    await press(user, button)
    const told = () => currentNotices().map(({ message }) => message)
    const banner = () => screen.queryByText(/It will send automatically/)
    if (isFailure) await expect.poll(told).toEqual(["Failed to save scores. Please try again."])
    else await expect.poll(banner).toBeTruthy()
    expect([told().length, banner() === null]).toEqual(isFailure ? [1, true] : [0, false])
  })

  it("can be sent at once while there is a connection: the server may have been unavailable", async () => {
    const { user, wake } = desk({ isSubmitted: true })
    await press(user, "Send now")
    expect(wake).toHaveBeenCalledTimes(1)
  })

  it("is not said to be sent automatically once nobody is signed in", async () => {
    const { user } = desk({}, { outcome: SIGNED_OUT })
    await press(user, "Submit Score")
    expect(await screen.findByText("Demo Entry: Sign in to send it.")).toBeTruthy()
  })

  it.each<[Session, boolean, string]>([
    [{ state: "ended" }, true, "Sign in to send it."],
    [{ state: "other", judgeName: "Bob" }, false, "Sign in to send it. Keep this page open until then."],
    [{ state: "otherDatabase" }, true, "It is not sent to this address."],
    [{ state: "otherDatabase" }, false, "It is not sent to this address. Keep this page open."],
  ])(
    "with the session %j (stored: %s) the notice above it says so, and the list of what waits",
    async (session, isSafe, text) => {
      const { user } = desk({ isSubmitted: true }, { isSafe, session })
      expect(await screen.findByText(text)).toBeTruthy()
      await user.click(screen.getByRole("button", { name: "1 waiting" }))
      const place = isSafe ? "saved here." : "only in this page. Keep this page open."
      expect(await screen.findByText(`1 score sheet is ${place}`)).toBeTruthy()
    },
  )

  it.each<[string, Partial<PendingSheet>, string, string]>([
    ["a submitted sheet", { isSubmitted: true }, "1 of 1", "Completed1In Progress0Remaining0"],
    ["a draft", {}, "0 of 1", "Completed0In Progress1Remaining0"],
    ["a refused sheet", { isSubmitted: true, state: "needs-you" }, "0 of 1", "Completed0In Progress1Remaining0"],
  ])("%s counts in the progress as its judge left it", async (_, pending, judged, summary) => {
    desk(pending)
    expect((await screen.findByRole("region", { name: "Session Summary" })).textContent).toContain(summary)
    expect(within(screen.getByRole("region", { name: "Event" })).getByRole("status").textContent).toContain(judged)
  })

  it.each([
    ["Saved on this phone", true],
    ["Not saved yet: keep this page open", false],
  ])("says “%s” below it", (text, isSafe) => {
    desk({}, { isSafe })
    expect(screen.getByText(text)).toBeTruthy()
  })

  it.each([
    [true, "It will send automatically when you’re back online."],
    [false, "It will send automatically when you’re back online. Keep this page open until then."],
  ])("says above it what happens to it (stored: %s)", async (isSafe, text) => {
    desk({ isSubmitted: true }, { isSafe })
    expect(await screen.findByText(text)).toBeTruthy()
  })
})
