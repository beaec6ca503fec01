import { type Figure, known, unknown } from "./kendall.ts"
import { type Cell, meanOf, type SheetMatrix } from "./matrix.ts"
import { spearman } from "./spearman.ts"

/** The population standard deviation of the judge's sheets, in percentage points. */
export function spreadOf({ rows }: SheetMatrix, judgeId: number): Figure {
  const percents = [...(rows.get(judgeId)?.values() ?? [])]
  if (percents.length === 0) return unknown("This judge has no submitted sheet.")
  const mean = meanOf(percents)
  return known(Math.sqrt(meanOf(percents.map((percent) => (percent - mean) ** 2))))
}

/** The rank correlation (-1 to 1) of the judge with the mean of the other judges, over the entries that both have scored. */
export function spearmanWithOthers(matrix: SheetMatrix, judgeId: number): Figure {
  const own = matrix.rows.get(judgeId) ?? new Map<number, number>()
  const pairs = [...own].flatMap(([entryId, percent]) => {
    const mean = meanOfOthers(matrix.byEntry.get(entryId) ?? [], judgeId)
    return mean === null ? [] : [[percent, mean] as const]
  })
  const value = spearman(
    pairs.map(([percent]) => percent),
    pairs.map(([, mean]) => mean),
  )
  if (value !== null) return known(value)
  if (pairs.length < 3) return unknown("This judge shares fewer than three entries with others.")
  return unknown("This judge, or the mean of the others, does not tell the entries apart.")
}

/** Null if nobody else has a sheet. Rounded, so that means which differ only by floating-point errors share a rank. */
function meanOfOthers(sheets: readonly Cell[], judgeId: number): number | null {
  let sum = 0
  let others = 0
  for (const sheet of sheets) {
    if (sheet.judgeId === judgeId) continue
    sum += sheet.percent
    others += 1
  }
  return others === 0 ? null : Math.round((sum / others) * 1e9) / 1e9
}
