import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import type { Pace } from "./overview-pace.ts"
import { leadingOf, OverviewStrip } from "./overview-strip.tsx"

const entry = (entryId: number, entryName: string) => ({ entryId, votingId: `${entryId}`, entryName })
const leader = (entryId: number, entryName: string) => ({ ...entry(entryId, entryName), percent: 91 })
const judge = (id: number) => ({
  id,
  name: `Judge ${id}`,
  submittedEntries: 0,
  draftEntries: 0,
  totalEntries: 40,
  totalScores: 0,
  submittedScores: 0,
  percent: 0,
  status: "Not Started" as const,
  lastSeenAt: null,
  waitingSheets: 0,
})
const OVERVIEW = {
  leaders: [leader(1, "Black Betty")],
  winners: [],
  totalEntries: 40,
  totalCriteria: 5,
  totalJudges: 5,
  activeJudges: 4,
  totalScores: 400,
  submittedScores: 400,
  completionPercent: 40,
  expectedSheets: 200,
  submittedSheets: 80,
  outstandingSheets: 120,
  lackingSheets: 0,
  isProvisional: true,
  judges: [],
}
const paceWith = (...behind: number[]): Pace => ({
  hasBegun: true,
  time: { label: "Time left", value: "2 h 10 min", hint: "Until 4:00 PM" },
  finish: { label: "End at this pace", value: "3:40 PM", hint: "20 min early", tone: "onTime" },
  due: 9,
  judges: behind.map((count, index) => ({ judge: judge(index + 1), behind: count })),
})
const facts = () =>
  [...document.querySelectorAll("dl > div")].map((fact) => [...fact.children].map(({ textContent }) => textContent))
const gold = () => document.querySelectorAll("[data-tone=gold]").length

const open = vi.fn()

it("shows the progress, the time left, who leads, and how many judges are behind", () => {
  show(<OverviewStrip overview={OVERVIEW} pace={paceWith(9, 7, 1, 1, 0)} onOpenResults={open} />)
  screen.getByRole("img", { name: "Provisional: 80 of 200 sheets are in." })
  expect(facts()).toEqual([
    ["Sheets in", "80 of 200", "120 missingOpen Results"],
    ["Time left", "2 h 10 min", "Until 4:00 PM"],
    ["End at this pace", "3:40 PM", "20 min early"],
    ["In the lead", "Black Betty", "91%, provisional"],
    ["Behind", "4 judges", "Up to 9 entries"],
  ])
  expect(gold()).toBe(0)
})

it("before the event begins nobody is shown as behind", () => {
  show(<OverviewStrip overview={OVERVIEW} pace={{ ...paceWith(0), hasBegun: false }} onOpenResults={open} />)
  expect(facts().at(-1)).toEqual(["Behind", "–", "Judging has not begun."])
})

it.each([
  [[], ["Behind", "Nobody"]],
  [
    [0, 0],
    ["Behind", "Nobody", "All judges keep up."],
  ],
  [
    [1, 0],
    ["Behind", "1 judge", "Judge 1, 1 entry"],
  ],
  [
    [4, 3, 0],
    ["Behind", "2 judges", "Up to 4 entries"],
  ],
] as const)("of the judges behind by %j it says %j, and the list below who they are", (behind, said) => {
  show(<OverviewStrip overview={OVERVIEW} pace={paceWith(...behind)} onOpenResults={open} />)
  expect(facts().at(-1)).toEqual(said)
})

it("leads to the results", async () => {
  const { user } = show(<OverviewStrip overview={OVERVIEW} pace={paceWith(0)} onOpenResults={open} />)
  await user.click(screen.getByRole("button", { name: "Open Results" }))
  expect(open).toHaveBeenCalledTimes(1)
})

it("only a confirmed winner is gold", () => {
  const winners = [entry(2, "Blue Comet")]
  show(<OverviewStrip overview={{ ...OVERVIEW, winners }} pace={paceWith(0)} onOpenResults={open} />)
  expect(facts().slice(3)).toEqual([
    ["Winner", "Blue Comet", "Confirmed"],
    ["Behind", "Nobody", "All judges keep up."],
  ])
  expect(gold()).toBe(1)
})

it.each([
  [[], false, "Nobody yet | No sheet is submitted."],
  [[leader(1, "A")], false, "A | 91%, not confirmed yet"],
  [[leader(1, "A"), leader(2, "B")], true, "A and B | 2 tie at 91%, provisional"],
  [[leader(1, "A"), leader(2, "B"), leader(3, "C")], false, "A and 2 others | 3 tie at 91%, not confirmed yet"],
])("with the leaders %j, provisional %s, it says %s", (leaders, isProvisional, said) => {
  const { names, hint } = leadingOf({ leaders, winners: [], isProvisional })
  expect(`${names} | ${hint}`).toBe(said)
})
