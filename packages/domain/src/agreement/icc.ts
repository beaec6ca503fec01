import { type Figure, known, unknown } from "./kendall.ts"
import { completeTable, meanOf, type SheetMatrix, sumOf } from "./matrix.ts"

/**
 * Returns the intraclass correlations for randomly drawn judges, of one judge and of the panel's mean: ICC(2,1) and ICC(2,k)
 * of Shrout & Fleiss (1979). Both are unknown unless the panel is complete.
 */
export function intraclassCorrelations(matrix: SheetMatrix): { icc2: Figure; icc2k: Figure } {
  const table = completeTable(matrix)
  const missing = unknown(
    "Intraclass correlations need two judges, three entries and a sheet of every judge for every entry.",
  )
  return table ? ofTable(table) : { icc2: missing, icc2k: missing }
}

function ofTable(table: readonly number[][]): { icc2: Figure; icc2k: Figure } {
  const entries = table.length
  const judges = table[0]?.length ?? 0
  const grand = meanOf(table.flat())
  const columns = (table[0] ?? []).map((_, judge) => table.map((row) => row[judge] ?? 0))
  const squares = (means: number[]) => sumOf(means.map((mean) => (mean - grand) ** 2))
  const betweenEntries = judges * squares(table.map(meanOf))
  const betweenJudges = entries * squares(columns.map(meanOf))
  const residual = squares(table.flat()) - betweenEntries - betweenJudges
  const ofEntries = betweenEntries / (entries - 1)
  const ofJudges = betweenJudges / (judges - 1)
  const ofError = residual / ((entries - 1) * (judges - 1))
  const excess = (ofJudges - ofError) / entries
  return {
    icc2: quotient(ofEntries - ofError, ofEntries + (judges - 1) * ofError + judges * excess),
    icc2k: quotient(ofEntries - ofError, ofEntries + excess),
  }
}

function quotient(part: number, whole: number): Figure {
  // The values are sums of squares of percents: their rounding errors are far smaller than this.
  return Math.abs(whole) < 1e-9 ? unknown("The sheets do not differ enough.") : known(part / whole)
}
