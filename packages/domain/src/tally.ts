import { divideHalfUp } from "./rounding.ts"
import type { SheetState } from "./sheet.ts"

/** The submitted points of one entry, summed by criterion: one row `[criterionId, sum, judges]` each, by criterion id. */
export type EntryTally = {
  entryId: number
  judgeCount: number
  sums: [criterionId: number, sum: number, judges: number][]
}

/** Product rule: the mean of the judges' points rounded half up to one decimal, here in whole tenths; 0 when no judge has scored. */
export function averageInTenths(sum: number, judges: number): number {
  return judges === 0 ? 0 : divideHalfUp(sum * 10, judges)
}

/** Sums the sheets of one entry, one per judge. Product rule: only submitted scores count, drafts never do. */
export function tallySheets(entryId: number, sheets: SheetState[]): EntryTally {
  const submitted = sheets.filter((sheet) => sheet.isSubmitted)
  const sumByCriterion = new Map<number, [criterionId: number, sum: number, judges: number]>()
  for (const { criterionId, points } of submitted.flatMap((sheet) => sheet.scores)) {
    const [, sum, judges] = sumByCriterion.get(criterionId) ?? [criterionId, 0, 0]
    sumByCriterion.set(criterionId, [criterionId, sum + points, judges + 1])
  }
  return {
    entryId,
    judgeCount: submitted.length,
    sums: [...sumByCriterion.values()].sort(([a], [b]) => a - b),
  }
}
