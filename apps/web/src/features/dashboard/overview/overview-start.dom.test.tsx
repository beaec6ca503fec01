import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../../test/render.tsx"
import { GettingStarted, isGettingStarted } from "./overview-start.tsx"

const counts = (totalCriteria: number, totalEntries: number, totalJudges: number) => ({
  totalCriteria,
  totalEntries,
  totalJudges,
})

const start = (of: ReturnType<typeof counts>, passcode?: string) => {
  const onOpenTab = vi.fn()
  return { onOpenTab, ...show(<GettingStarted counts={of} passcode={passcode} onOpenTab={onOpenTab} />) }
}
const steps = () =>
  screen
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent?.split("What")[0]?.split("By hand")[0]?.split("Each")[0])
const actions = () => screen.getAllByRole("button").map(({ textContent }) => textContent)

it("each step says whether it is done, and has a button while it is not", () => {
  start(counts(2, 0, 0))
  expect(steps()).toEqual(["Scoring criteria, done", "Entries, to do", "Judges, to do"])
  expect(actions()).toEqual(["Add entries", "Add judges"])
})

it.each([
  [counts(0, 0, 0), "Add criteria"],
  [counts(2, 0, 0), "Add entries"],
  [counts(2, 0, 3), "Add entries"],
  [counts(2, 40, 0), "Add judges"],
])("with %j the button that stands out is %s", (of, expected) => {
  start(of)
  const filled = screen.getAllByRole("button").filter(({ dataset }) => dataset.variant === "filled")
  expect(filled.map(({ textContent }) => textContent)).toEqual([expected])
})

it("Tab and Enter open the tab of a step", async () => {
  const { user, onOpenTab } = start(counts(2, 0, 0))
  await user.tab()
  await user.keyboard("{Enter}{Tab} ")
  expect(onOpenTab.mock.calls).toEqual([["entries"], ["judges"]])
})

it("shows the passcode once the event is there", () => {
  start(counts(0, 0, 0), "ABC123")
  screen.getByText("Passcode for your judges:")
})

it("is over once there is something of everything", () => {
  expect([counts(1, 1, 0), counts(1, 1, 1)].map(isGettingStarted)).toEqual([true, false])
})
