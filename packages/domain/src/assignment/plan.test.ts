import { expect, it } from "vitest"
import { makeCriterion } from "../contest/fixtures.ts"
import type { Panel } from "./needs.ts"
import { makePanel, pairs } from "./panel-fixtures.ts"
import { assignmentPlan } from "./plan.ts"

const CRITERIA = [makeCriterion({ id: 1, order: 1 }), makeCriterion({ id: 2, order: 11 })]
const FOUR = [{}, {}, {}, {}]
const NOTHING = { nobody: [], short: [], sectionsUncovered: [] }

/** The plan with 100 seconds a sheet; nothing is scored yet. */
const planOf = (panel: Panel) => assignmentPlan({ ...panel, criteria: CRITERIA }, 100, () => false)
const sheets = (...ofJudges: number[]) =>
  ofJudges.map((count, index) => ({ judgeId: index + 1, sheets: count, minutes: Math.ceil((count * 100) / 60) }))

it.each<[string, Panel, object]>([
  [
    "each sheet of everybody",
    makePanel({ judges: [{}, {}], entries: FOUR }),
    { ...NOTHING, expectedSheets: 8, judges: sheets(4, 4), timeLeftMs: null },
  ],
  [
    "two sheets of each entry, some of them in",
    makePanel({
      judges: [{}, {}, { sections: [3] }],
      entries: FOUR,
      sheetsPerEntry: 2,
      submitted: pairs("1=1,2,3 2=1 3=4"),
    }),
    { ...NOTHING, expectedSheets: 12, judges: sheets(4, 4, 4), timeLeftMs: 300_000 },
  ],
  [
    "an entry that too few can score, and one that nobody can",
    makePanel({
      judges: [{ classIds: [7] }, { classIds: [7, 8] }],
      entries: [{ classId: 7 }, { classId: 8 }, {}],
      sheetsPerEntry: 2,
    }),
    {
      expectedSheets: 3,
      judges: sheets(1, 2),
      nobody: [3],
      short: [2, 3],
      sectionsUncovered: [
        { section: 1, entryIds: [3] },
        { section: 3, entryIds: [3] },
      ],
      timeLeftMs: null,
    },
  ],
  [
    "without a number of sheets, short is what nobody can score",
    makePanel({ judges: [{ classIds: [7] }], entries: [{ classId: 7 }, {}] }),
    {
      expectedSheets: 1,
      judges: sheets(1),
      nobody: [2],
      short: [2],
      sectionsUncovered: [
        { section: 1, entryIds: [2] },
        { section: 3, entryIds: [2] },
      ],
      timeLeftMs: null,
    },
  ],
  [
    "all is in",
    makePanel({ judges: [{}], entries: [{}], submitted: pairs("1=1") }),
    { ...NOTHING, expectedSheets: 1, judges: sheets(1), timeLeftMs: 0 },
  ],
  [
    "an event without judges",
    makePanel({ judges: [], entries: [{}] }),
    { expectedSheets: 0, judges: [], nobody: [1], short: [1], timeLeftMs: null },
  ],
])("%s", (_, panel, expected) => expect(planOf(panel)).toMatchObject(expected))

it("a section that somebody has scored is covered", () => {
  const panel = { ...makePanel({ judges: [{ sections: [3] }], entries: [{}, {}] }), criteria: CRITERIA }
  const { sectionsUncovered } = assignmentPlan(panel, 180, (entryId, criterionId) => entryId === 1 && criterionId === 1)
  expect(sectionsUncovered).toEqual([{ section: 1, entryIds: [2] }])
})
