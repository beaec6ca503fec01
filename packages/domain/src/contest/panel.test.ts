import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeCriterion, makeEntry } from "./fixtures.ts"
import { type PanelSheet, panelLines } from "./panel.ts"
import { PANEL_METHODS, panelFigure } from "./panel-method.ts"
import { entryLine, entryResult, rankedLines, resultsSetup } from "./results.ts"
import { tallySheets } from "./tally.ts"

/** Points for criteria 1, 2, 3 …; null means no line, "n/a" the 0 of a criterion that did not apply. */
const sheet = (judgeId: number, points: (number | null | "n/a")[], isSubmitted = true): PanelSheet => ({
  judgeId,
  entryId: 1,
  isSubmitted,
  scores: points.flatMap((value, index) =>
    value === null ? [] : [{ criterionId: index + 1, points: value === "n/a" ? 0 : value, isScore: value !== "n/a" }],
  ),
})

describe("a criterion that does not count overall", () => {
  const criteria = [makeCriterion({ id: 1 }), makeCriterion({ id: 2, maxPoints: 90, countsOverall: false })]
  const setup = resultsSetup([makeEntry({ id: 1 })], criteria)
  const resultOf = (sheets: PanelSheet[]) =>
    rankedLines(panelLines(setup, sheets, "mean")).map(({ line, rank }) => entryResult(line, rank))[0]

  it("is in neither part of the percent, and keeps its average", () => {
    expect(resultOf([sheet(1, [8, 45])])).toMatchObject({
      rank: 1,
      overallPercent: 80,
      criteria: [{ average: 8 }, { average: 45, judgeCount: 1 }],
    })
  })

  it("gives no rank if nothing else is scored", () => {
    expect(resultOf([sheet(1, [null, 45])])).toMatchObject({ rank: null, overallPercent: null, judgeCount: 1 })
  })

  it("is not counted in the judges' sheets", () => {
    const [line] = panelLines(setup, [sheet(1, [8, 45]), sheet(2, [null, 45])], "mean")
    expect(line?.sheets).toEqual([{ judgeId: 1, points: 8, maxPoints: 10 }])
  })
})

it("there is no rank and no percent if no criterion counts overall", () => {
  const setup = resultsSetup([makeEntry({ id: 1 })], [makeCriterion({ id: 1, countsOverall: false })])
  const [result] = rankedLines(panelLines(setup, [sheet(1, [8])], "mean"))
  expect(result && entryResult(result.line, result.rank)).toMatchObject({
    rank: null,
    overallPercent: null,
    overallPercentRounded: null,
  })
})

describe.each(PANEL_METHODS)("by %s", (method) => {
  const criteria = [makeCriterion({ id: 1 }), makeCriterion({ id: 2, maxPoints: 20 })]

  it("neither the 0 stored while a criterion did not apply nor a draft is a score", () => {
    const setup = resultsSetup([makeEntry({ id: 1 })], criteria)
    const [line] = panelLines(setup, [sheet(1, [6, "n/a"]), sheet(2, [8, 10]), sheet(3, [0, 0], false)], method)
    expect(line).toMatchObject({
      judgeCount: 2,
      isLacking: true,
      criteria: [
        { tenths: 70, judgeCount: 2 },
        { tenths: 100, judgeCount: 1 },
      ],
      sheets: [
        { judgeId: 1, points: 6, maxPoints: 10 },
        { judgeId: 2, points: 18, maxPoints: 30 },
      ],
    })
  })

  it("scores for a criterion that no longer applies do not count", () => {
    const setup = resultsSetup(
      [makeEntry({ id: 1 })],
      criteria.map((criterion) => ({ ...criterion, requiresSound: criterion.id === 2 })),
    )
    const [line] = panelLines(setup, [sheet(1, [6, 20])], method)
    expect(line).toMatchObject({ tenths: 60, isLacking: false, sheets: [{ points: 6, maxPoints: 10 }] })
  })
})

it("the mean of sheets is exactly the line that tallies give", () => {
  const value = fc.oneof(fc.nat(10), fc.constantFrom(null, "n/a" as const))
  const panel = fc.array(fc.tuple(fc.tuple(value, value), fc.boolean()), { maxLength: 8 })
  const setup = resultsSetup([makeEntry({ id: 1 })], [makeCriterion({ id: 1 }), makeCriterion({ id: 2 })])
  fc.assert(
    fc.property(panel, (rows) => {
      const sheets = rows.map(([points, isSubmitted], index) => sheet(index, points, isSubmitted))
      const tally = tallySheets(
        1,
        sheets.map(({ isSubmitted, scores }) => ({ isSubmitted, comments: "", scores: [...scores] })),
      )
      const lines = setup.entries.map((one) => entryLine(setup, one, tally))
      expect(panelLines(setup, sheets, "mean").map(({ sheets: _, ...line }) => line)).toEqual(lines)
    }),
  )
})

it("a judge who scores everybody the same does not change the order under the mean of a complete panel, before rounding", () => {
  const contests = fc
    .record({
      entries: fc.integer({ min: 2, max: 6 }),
      judges: fc.integer({ min: 1, max: 5 }),
      criteria: fc.integer({ min: 1, max: 4 }),
    })
    .chain((size) =>
      fc.record({
        points: fc.array(
          fc.array(fc.array(fc.nat(10), { minLength: size.judges, maxLength: size.judges }), {
            minLength: size.criteria,
            maxLength: size.criteria,
          }),
          { minLength: size.entries, maxLength: size.entries },
        ),
        equal: fc.array(fc.nat(10), { minLength: size.criteria, maxLength: size.criteria }),
      }),
    )
  /** The exact sums of means, as numerators of the denominator that a complete panel has in common. */
  const totals = (points: number[][][], equal: (number | undefined)[][]) =>
    points.map((rows) =>
      rows.reduce((total, row, criterion) => {
        const given = [...row, ...equal.map((sheet) => sheet[criterion] ?? 0)]
        const { sum, count } = panelFigure(
          given.map((value, judgeId) => ({ judgeId, points: value })),
          "mean",
        )
        expect(count).toBe(given.length)
        return total + sum
      }, 0),
    )
  const order = (sums: number[]) => sums.map((sum) => sums.filter((other) => other > sum).length)
  fc.assert(
    fc.property(contests, ({ points, equal }) => {
      expect(order(totals(points, [equal]))).toEqual(order(totals(points, [])))
    }),
  )
})
