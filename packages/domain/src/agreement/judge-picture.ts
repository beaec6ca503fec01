import { type Figure, known, unknown } from "./kendall.ts"
import { meanOf, type SheetMatrix, sumOf } from "./matrix.ts"
import { spearman } from "./spearman.ts"

/** The population standard deviation of the judge's sheets, in points of percent. */
export function spreadOf({ rows }: SheetMatrix, judgeId: number): Figure {
  const percents = [...(rows.get(judgeId)?.values() ?? [])]
  if (percents.length === 0) return unknown("This judge has no submitted sheet.")
  const mean = meanOf(percents)
  return known(Math.sqrt(meanOf(percents.map((percent) => (percent - mean) ** 2))))
}

/** How alike the judge ranks the entries and the mean of the other judges does, -1 to 1, over the entries that both have. */
export function spearmanWithOthers(matrix: SheetMatrix, judgeId: number): Figure {
  const own = matrix.rows.get(judgeId) ?? new Map<number, number>()
  const pairs = [...own].flatMap(([entryId, percent]) => {
    const others = (matrix.byEntry.get(entryId) ?? []).filter((cell) => cell.judgeId !== judgeId)
    return others.length === 0 ? [] : [[percent, meanShown(others.map((cell) => cell.percent))] as const]
  })
  const value = spearman(
    pairs.map(([percent]) => percent),
    pairs.map(([, mean]) => mean),
  )
  if (value !== null) return known(value)
  if (pairs.length < 3) return unknown("This judge shares fewer than three entries with others.")
  return unknown("This judge, or the mean of the others, does not tell the entries apart.")
}

/** Means that are equal up to the rounding of floating point are one number, so that they share a rank. */
function meanShown(percents: readonly number[]): number {
  return Math.round((sumOf(percents) / percents.length) * 1e9) / 1e9
}
