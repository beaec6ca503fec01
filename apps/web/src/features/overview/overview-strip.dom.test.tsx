import { screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { show } from "../../../test/render.tsx"
import type { Pace } from "./overview-pace.ts"
import { OverviewStats } from "./overview-stats.tsx"
import { leadingOf, OverviewStrip } from "./overview-strip.tsx"

const entry = (entryId: number, entryName: string) => ({ entryId, votingId: `${entryId}`, entryName })
const leader = (entryId: number, entryName: string) => ({
  ...entry(entryId, entryName),
  percent: 91,
  points: 45.5,
  maxPoints: 50,
})
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
  finish: { label: "End at this pace", value: "20 min early", hint: "Ends 3:40 PM", tone: "onTime" },
  due: () => 9,
  judges: behind.map((count, index) => ({ judge: judge(index + 1), behind: count })),
})
const facts = () =>
  [...document.querySelectorAll("dl > div")].map((fact) => [...fact.children].map(({ textContent }) => textContent))
const gold = () => document.querySelectorAll("[data-tone=gold]").length

const open = vi.fn()

it("shows the progress, the time left, who leads, and how many judges are behind", () => {
  show(<OverviewStrip overview={OVERVIEW} pace={paceWith(9, 7, 1, 1, 0)} onOpenTab={open} />)
  screen.getByRole("img", { name: "Provisional: 80 of 200 sheets are in." })
  expect(facts()).toEqual([
    ["Sheets in", "80 of 200", "120 missing"],
    ["Time left", "2 h 10 min", "Until 4:00 PM"],
    ["End at this pace", "20 min early", "Ends 3:40 PM"],
    ["In the lead", "91% 45.5 of 50, provisional", "Black Betty, open Results"],
    ["Behind", "4 judges", "Judge 1, Judge 2 and 2 more"],
  ])
  expect(gold()).toBe(0)
})

it("before the event begins nobody is shown as behind", () => {
  show(<OverviewStrip overview={OVERVIEW} pace={{ ...paceWith(0), hasBegun: false }} onOpenTab={open} />)
  expect(facts().at(-1)).toEqual(["Behind", "–", "Judging has not begun."])
})

it.each([
  [[], ["Behind", "Nobody"]],
  [
    [0, 0],
    ["Behind", "Nobody", "120 sheets are still to come."],
  ],
  [
    [1, 0],
    ["Behind", "1 judge", "Judge 1"],
  ],
  [
    [4, 3, 0],
    ["Behind", "2 judges", "Judge 1, Judge 2"],
  ],
] as const)("of the judges behind by %j it says %j", (behind, said) => {
  show(<OverviewStrip overview={OVERVIEW} pace={paceWith(...behind)} onOpenTab={open} />)
  expect(facts().at(-1)).toEqual(said)
})

it("once results are published nothing is left to wait for, and what was waived is said", () => {
  const published = { ...OVERVIEW, submittedSheets: 199, outstandingSheets: 1, isProvisional: false, waivedSheets: 1 }
  show(<OverviewStrip overview={published} pace={paceWith(2, 0)} onOpenTab={open} />)
  screen.getByRole("img", { name: "1 sheet waived" })
  expect(facts()).toEqual([
    ["Sheets in", "199 of 200", "1 sheet waived"],
    ["1st place", "91% 45.5 of 50", "Black Betty, open Results"],
  ])
})

it("leads to the results, and to the judges who are behind", async () => {
  const { user } = show(<OverviewStrip overview={OVERVIEW} pace={paceWith(2, 0)} onOpenTab={open} />)
  await user.click(screen.getByRole("button", { name: "Black Betty, open Results" }))
  await user.click(screen.getByRole("button", { name: "Judge 1" }))
  expect(open.mock.calls).toEqual([["results"], ["judges"]])
})

it.each(["late", "onTime", null] as const)("the verdict %s on the end is the colour of its figure", (tone) => {
  const pace = paceWith(0)
  show(<OverviewStrip overview={OVERVIEW} pace={{ ...pace, finish: { ...pace.finish, tone } }} onOpenTab={open} />)
  expect(screen.getByText("20 min early").dataset.tone).toBe(tone ?? undefined)
})

it("only a confirmed winner is gold", () => {
  const winners = [entry(2, "Blue Comet")]
  show(<OverviewStrip overview={{ ...OVERVIEW, winners }} pace={paceWith(0)} onOpenTab={open} />)
  expect(facts().slice(3)).toEqual([
    ["Winner", "Blue Comet", "Confirmed, open Results"],
    ["Behind", "Nobody", "120 sheets are still to come."],
  ])
  expect(gold()).toBe(1)
})

it.each([
  [[], false, "Nobody yet |  | No sheet is submitted."],
  [[leader(1, "A")], false, "91% | 45.5 of 50, not confirmed yet | A"],
  [[leader(1, "A"), leader(2, "B")], true, "91% | 45.5 of 50, provisional | A and B tie"],
  [[leader(1, "A"), leader(2, "B"), leader(3, "C")], false, "91% | 45.5 of 50, not confirmed yet | A and 2 others tie"],
])("with the leaders %j, provisional %s, it says %s", (leaders, isProvisional, said) => {
  const { value, note, hint } = leadingOf({ leaders, winners: [], isProvisional })
  expect(`${value} | ${note} | ${hint}`).toBe(said)
})

it("says what the completion is a part of: of the needed sheets where each entry has its number of them", () => {
  const { rerender } = show(<OverviewStats overview={OVERVIEW} />)
  screen.getByText("of the scores of 4 judges who have begun")
  rerender(<OverviewStats overview={{ ...OVERVIEW, sheetsPerEntry: 3 }} />)
  screen.getByText("of the sheets that entries need")
})
