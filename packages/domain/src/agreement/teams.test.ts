import { expect, it } from "vitest"
import { makeCriterion, makeEntry } from "../contest/fixtures.ts"
import { contest } from "../contest/fixtures-contest.ts"
import { type PanelSheet, panelLines } from "../contest/panel.ts"
import { contestStandings } from "../contest/places.ts"
import { resultsSetup } from "../contest/results.ts"
import { agreement } from "./agreement.ts"
import { talksOf } from "./ranges.ts"

/** Two judges of everything, and two of the section 3 alone. */
const SECTIONS = [[], [], [3], [3]]

/** One row per entry and one column per judge, points out of 10. */
function linesOf(table: number[][]) {
  const setup = resultsSetup(
    table.map((_, index) => makeEntry({ id: index + 1 })),
    [makeCriterion({ id: 1, order: 11 })],
  )
  const sheets = table.flatMap((row, entry) =>
    row.map((points, judge): PanelSheet => {
      const scores = [{ criterionId: 1, points, isScore: true }]
      return { judgeId: judge + 1, sections: SECTIONS[judge], entryId: entry + 1, isSubmitted: true, scores }
    }),
  )
  return panelLines(setup, sheets, "mean")
}

const TABLE = [
  [9, 7, 2, 3],
  [7, 5, 4, 5],
  [8, 6, 6, 7],
]
const figures = agreement(linesOf(TABLE), { judgeIds: [1, 2, 3, 4], classIds: [] })

it("figures are those of each team, and none is made over several", () => {
  const { overall, teams, adjusted } = figures
  expect([overall.kendallW, overall.icc2, overall.icc2k, overall.judges]).toEqual([null, null, null, 4])
  expect(overall.why).toBe("The judges score different sections.")
  expect(teams?.map(({ sections, kendallW, judges, why }) => [sections, kendallW, judges, why])).toEqual([
    [[], 1, 2, null],
    [[3], 1, 2, null],
  ])
  expect(adjusted).toEqual([])
})

it("a judge is compared with their own team: the severities of each add up to 0", () => {
  expect(figures.judges.map(({ severity, spearman }) => [Math.round(severity ?? NaN), spearman])).toEqual([
    [10, 1],
    [-10, 1],
    [-5, 1],
    [5, 1],
  ])
})

it("ranges compare sheets of one team, and only its judges confer", () => {
  expect(figures.entries.map(({ entryId, range }) => [entryId, range])).toEqual([
    [1, 20],
    [2, 20],
    [3, 20],
  ])
  expect(talksOf(1, figures.entries, 15)[0]).toEqual({ entryId: 1, judgeIds: [2] })
  expect(talksOf(3, figures.entries, 15)).toEqual([])
  expect(talksOf(3, figures.entries, 5)[0]).toEqual({ entryId: 1, judgeIds: [4] })
})

it("the median is no tie-break where sheets are of several teams", () => {
  const { judged, ids } = contest("A:-+54,-+81,-+81 | B:-+72,-+72,-+72", { tieBreaks: ["median"] })
  const places = (sections?: number[]) => {
    const sheets = judged.sheets.map((sheet) => (sheet.judgeId === 3 ? { ...sheet, sections } : sheet))
    const { rows } = contestStandings({ ...judged, sheets })
    return rows.map(({ entryId, place }) => [entryId, place])
  }
  const [a, b] = [ids.get("A"), ids.get("B")]
  expect(places()).toEqual([
    [a, 1],
    [b, 2],
  ])
  expect(places([3])).toEqual([
    [a, 1],
    [b, 1],
  ])
})
