import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { panelLines } from "../contest/panel.ts"
import { panelFile, REAL_PANELS, realPanel } from "../contest/real-panels.ts"
import { resultsSetup } from "../contest/results.ts"
import { agreement } from "./agreement.ts"
import { type Cell, sheetMatrix } from "./matrix.ts"

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
const mean = (values: number[]) => sum(values) / values.length

/** The agreement of a real panel, and its sheets as cells; sheets that `isLeftOut` selects are removed. */
function judged(file: (typeof REAL_PANELS)[number], isLeftOut = (_judge: number, _entry: number) => false) {
  const { entries, criteria, sheets } = realPanel(readFileSync(panelFile(file), "utf8"))
  const kept = sheets.filter(({ judgeId, entryId }) => !isLeftOut(judgeId, entryId))
  const lines = panelLines(resultsSetup(entries, criteria), kept, "mean")
  const judgeIds = [...new Set(sheets.map(({ judgeId }) => judgeId))]
  return { figures: agreement(lines, { judgeIds, classIds: [] }), cells: sheetMatrix(lines).cells }
}

const tableOf = (cells: Cell[]) =>
  [...Map.groupBy(cells, ({ entryId }) => entryId).values()].map((row) => row.map(({ percent }) => percent))

/** Mid-ranks by counting: the values below, and half of the equal ones. */
const countedRanks = (values: number[]) =>
  values.map(
    (value) =>
      0.5 + values.filter((other) => other < value).length + values.filter((other) => other === value).length / 2,
  )

/** W as the share of the judges' rank variance that is between entries: it needs no correction for ties. */
function varianceRatio(table: number[][]): number {
  const judges = (table[0] ?? []).map((_, judge) => countedRanks(table.map((row) => row[judge] ?? 0)))
  const middle = (table.length + 1) / 2
  const between = sum(table.map((_, entry) => (mean(judges.map((ranks) => ranks[entry] ?? 0)) - middle) ** 2))
  const within = mean(judges.map((ranks) => sum(ranks.map((rank) => (rank - middle) ** 2))))
  return between / within
}

/** ICC from variances and covariances of the judges' columns, without sums of squares. */
function byCovariances(table: number[][]): { icc2: number; icc2k: number } {
  const columns = (table[0] ?? []).map((_, judge) => table.map((row) => row[judge] ?? 0))
  const covariance = (a: number[], b: number[]) =>
    sum(a.map((value, index) => (value - mean(a)) * ((b[index] ?? 0) - mean(b)))) / (a.length - 1)
  const [variances, covariances]: [number[], number[]] = [[], []]
  for (const [i, a] of columns.entries())
    for (const [j, b] of columns.entries()) (i === j ? variances : covariances).push(covariance(a, b))
  const entries = mean(covariances)
  const error = mean(variances) - entries
  const means = columns.map(mean)
  const judges = sum(means.map((one) => (one - mean(means)) ** 2)) / (means.length - 1) - error / table.length
  return {
    icc2: entries / (entries + judges + error),
    icc2k: entries / (entries + (judges + error) / columns.length),
  }
}

/** Severities by backfitting: entry and judge effects in turn until they converge. */
function backfitted(cells: Cell[]): Map<number, number> {
  const judges = new Map(cells.map(({ judgeId }) => [judgeId, 0]))
  const byEntry = [...Map.groupBy(cells, ({ entryId }) => entryId)]
  const byJudge = [...Map.groupBy(cells, ({ judgeId }) => judgeId)]
  for (let round = 0; round < 3000; round++) {
    const entries = new Map(
      byEntry.map(([id, own]) => [id, mean(own.map((cell) => cell.percent - (judges.get(cell.judgeId) ?? 0)))]),
    )
    for (const [id, own] of byJudge)
      judges.set(id, mean(own.map((cell) => cell.percent - (entries.get(cell.entryId) ?? 0))))
    const centre = mean([...judges.values()])
    for (const [id, effect] of judges) judges.set(id, effect - centre)
  }
  return judges
}

describe.each(REAL_PANELS)("the real panel of %s, computed in another way", (file) => {
  it("W and both ICC agree to within a billionth", () => {
    const { figures, cells } = judged(file)
    const table = tableOf(cells)
    expect(figures.overall).toMatchObject({ isComplete: true, judges: 9, why: null })
    expect(Math.abs((figures.overall.kendallW ?? 0) - varianceRatio(table))).toBeLessThan(1e-9)
    const { icc2, icc2k } = byCovariances(table)
    expect(Math.abs((figures.overall.icc2 ?? 0) - icc2)).toBeLessThan(1e-9)
    expect(Math.abs((figures.overall.icc2k ?? 0) - icc2k)).toBeLessThan(1e-9)
  })

  it.each<[string, (judge: number, entry: number) => boolean]>([
    ["all sheets", () => false],
    ["every third sheet missing", (judge, entry) => (judge + entry) % 3 === 0],
    ["three sheets in seven missing", (judge, entry) => (judge * 3 + entry * 5) % 7 < 3],
  ])("severities agree to within a billionth with %s", (_, isLeftOut) => {
    const { figures, cells } = judged(file, isLeftOut)
    const expected = backfitted(cells)
    expect(figures.linked.isLinked).toBe(true)
    for (const { judgeId, severity } of figures.judges)
      expect(Math.abs((severity ?? Number.NaN) - (expected.get(judgeId) ?? 0))).toBeLessThan(1e-9)
  })
})
