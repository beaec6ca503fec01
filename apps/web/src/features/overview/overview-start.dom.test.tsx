import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import { GettingStarted } from "./overview-start.tsx"
import { isGettingStarted, type SetUp } from "./overview-steps.ts"

const SEEN = "2026-06-20T09:00:00.000Z"
const setUp = (totalCriteria: number, totalEntries: number, seen: (string | null)[], totalScores = 0): SetUp => ({
  totalCriteria,
  totalEntries,
  totalJudges: seen.length,
  totalScores,
  judges: seen.map((lastSeenAt) => ({ lastSeenAt, totalScores: 0 })),
})

const start = (of: SetUp, passcode?: string) => {
  const onOpenTab = vi.fn()
  return { onOpenTab, ...show(<GettingStarted setUp={of} passcode={passcode} onOpenTab={onOpenTab} />) }
}
const steps = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent?.split(/(?<=done|to do)/)[0])
const actions = () => screen.getAllByRole("button").map(({ textContent }) => textContent)

it("each step says whether it is done, and has a button while it is not", () => {
  start(setUp(2, 0, []))
  expect(steps()).toEqual(["Scoring criteria, done", "Entries, to do", "Judges, to do", "Hand out the cards, to do"])
  expect(actions()).toEqual(["Add entries", "Add judges", "Show the cards"])
})

it.each([
  [setUp(0, 0, []), "Add criteria"],
  [setUp(2, 0, []), "Add entries"],
  [setUp(2, 0, [null]), "Add entries"],
  [setUp(2, 40, []), "Add judges"],
  [setUp(2, 40, [SEEN, null]), "Show the cards"],
])("with %j the highlighted button is %s", (of, expected) => {
  start(of)
  const filled = screen.getAllByRole("button").filter(({ dataset }) => dataset.variant === "filled")
  expect(filled.map(({ textContent }) => textContent)).toEqual([expected])
})

it("Tab and Enter open the tab of a step", async () => {
  const { user, onOpenTab } = start(setUp(2, 0, []))
  await user.tab()
  await user.keyboard("{Enter}{Tab} ")
  expect(onOpenTab.mock.calls).toEqual([["entries"], ["judges"]])
})

it("says how many judges are signed in", () => {
  start(setUp(2, 40, [SEEN, null, null]))
  screen.getByText("1 of 3 judges signed in so far.")
})

it("ends with Ready once every judge is signed in", () => {
  start(setUp(2, 40, [SEEN, SEEN]))
  screen.getByRole("heading", { name: "Ready" })
  expect(screen.queryByRole("listitem")).toBeNull()
})

it("shows the passcode once the event is loaded", () => {
  start(setUp(0, 0, []), "ABC123")
  screen.getByText("Passcode for your judges:")
})

it("is shown until the first score, and again if something is missing", () => {
  const several = [setUp(1, 1, []), setUp(1, 1, [SEEN]), setUp(1, 1, [SEEN], 3), setUp(0, 1, [SEEN], 3)]
  expect(several.map(isGettingStarted)).toEqual([true, true, false, true])
})
