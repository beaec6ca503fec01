import type { Steps } from "../contest/steps.ts"
import { completeTable, meanOf, type SheetMatrix, sumOf } from "./matrix.ts"
import { midRanks, spearman } from "./spearman.ts"

/** A figure, or null with the reason in a sentence. */
export type Figure = { value: number; why: null } | { value: null; why: string }

export const known = (value: number): Figure => ({ value, why: null })
export const unknown = (why: string): Figure => ({ value: null, why })

/**
 * Kendall's coefficient of concordance, 1 if all judges rank alike. Complete panels: W = 12S / (m²(n³-n) - mT) with the
 * correction for ties (Kendall & Babington Smith 1939; `irr::kendall`). Incomplete panels: (1 + r(k-1)) / k with the mean r
 * of the Spearman correlations of all pairs of judges that have three common entries and some variance: one judge per step,
 * because every judge is compared with every other.
 */
export function* kendallSteps(matrix: SheetMatrix): Steps<Figure> {
  if (matrix.judgeIds.length < 2) return unknown("At least two judges are needed.")
  if (matrix.entryIds.length < 3) return unknown("At least three entries are needed.")
  const table = completeTable(matrix)
  return table ? completeW(table) : yield* incompleteW(matrix)
}

function completeW(table: readonly number[][]): Figure {
  const entries = table.length
  const columns = (table[0] ?? []).map((_, judge) => table.map((row) => row[judge] ?? 0))
  const ranked = columns.map(midRanks)
  const sums = table.map((_, entry) => sumOf(ranked.map((ranks) => ranks[entry] ?? 0)))
  const mean = meanOf(sums)
  const spread = sumOf(sums.map((sum) => (sum - mean) ** 2))
  const judges = columns.length
  const ties = sumOf(columns.map(tieCorrection))
  const most = judges ** 2 * (entries ** 3 - entries) - judges * ties
  return most === 0 ? unknown("Every judge gave all entries the same score.") : known((12 * spread) / most)
}

/** The sum of t³-t over the groups of t equal values. */
function tieCorrection(values: readonly number[]): number {
  return sumOf([...Map.groupBy(values, (value) => value).values()].map(({ length }) => length ** 3 - length))
}

function* incompleteW({ judgeIds, rows }: SheetMatrix): Steps<Figure> {
  const correlations: number[] = []
  for (const [index, judgeId] of judgeIds.entries()) {
    for (const other of judgeIds.slice(index + 1)) {
      const correlation = commonSpearman(rows.get(judgeId), rows.get(other))
      if (correlation !== null) correlations.push(correlation)
    }
    yield
  }
  if (correlations.length === 0) return unknown("No two judges share three entries that they told apart.")
  const judges = judgeIds.length
  return known((1 + meanOf(correlations) * (judges - 1)) / judges)
}

type Row = ReadonlyMap<number, number> | undefined

function commonSpearman(a: Row, b: Row): number | null {
  const own: number[] = []
  const others: number[] = []
  for (const [entryId, percent] of a ?? []) {
    const other = b?.get(entryId)
    if (other === undefined) continue
    own.push(percent)
    others.push(other)
  }
  return spearman(own, others)
}
