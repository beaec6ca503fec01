import { screen } from "@testing-library/react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import { setScreenWidth } from "../../../../test/screen-width.ts"
import { DEMO_WORKSPACE } from "../demo-workspace.ts"
import type { Desk } from "../desk/desk.ts"
import { JudgingDesk } from "../desk/judging-desk.tsx"
import { openDemoSaving } from "../saving/demo-saving.ts"
import { pendingSheets } from "../saving/pending-sheets.ts"

type Outcome = Awaited<ReturnType<Desk["saving"]["send"]>>
type Pending =
  ReturnType<ReturnType<typeof pendingSheets>["all"]> extends ReadonlyMap<number, infer Sheet> ? Sheet : never

const ALL_SCORED = { 1: 8, 2: 7, 3: 9 }
const DRAFT: Pending = {
  ...{ label: "Demo Entry", content: { points: ALL_SCORED, comments: "" }, baseRevision: 0, isSubmitted: false },
  ...{ refusal: null, isUnanswered: false, isChangedSince: false, isLost: false, isAddition: false },
  state: "kept",
}

/** A desk on which one sheet waits. */
function desk(pending: Partial<Pending>) {
  const send = vi.fn(async (): Promise<Outcome> => ({ end: "kept", refusal: null }))
  const sheets = pendingSheets([[1, { ...DRAFT, ...pending }]])
  const value: Desk = {
    workspace: DEMO_WORKSPACE,
    saving: { ...openDemoSaving(), pending: sheets.all, subscribe: sheets.subscribe, send },
    isDemo: false,
    session: { state: "open" },
    refresh: () => undefined,
    isRefreshing: false,
    onExit: () => undefined,
  }
  return { send, ...show(<JudgingDesk desk={value} />) }
}

/** Presses a button once it takes taps. */
async function press(user: ReturnType<typeof show>["user"], name: string) {
  const button = await screen.findByRole("button", { name })
  await expect.poll(() => button.getAttribute("aria-disabled")).toBeNull()
  await user.click(button)
}

beforeEach(() => {
  setScreenWidth("phone")
  window.history.replaceState(null, "", "/judge")
  localStorage.setItem("rosette.terms.1.1", "true")
  return () => localStorage.clear()
})

describe("a submitted sheet that was refused because the criteria have changed", () => {
  const refusal = { kind: "refused" as const, message: "Unknown criterion.", issues: [] }

  it.each([
    ["Try again", "INVALID_INPUT"],
    ["Submit Score", "INVALID_INPUT"],
    ["Submit Score", "SHEET_CHANGED"],
  ] as const)("asks before “%s” counts 0 points for a new criterion (%s)", async (name, code) => {
    const { user, send } = desk({
      ...{ state: "needs-you", isSubmitted: true, refusal: { ...refusal, code } },
      content: { points: { 1: 8, 2: 7 }, comments: "" },
    })
    await press(user, name)
    await screen.findByRole("dialog", { name: "Some criteria are not scored" })
    expect(send).not.toHaveBeenCalled()
    await user.click(screen.getByRole("button", { name: "Submit with 0 points" }))
    expect(send).toHaveBeenCalledTimes(1)
  })
})
