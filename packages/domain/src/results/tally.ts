import type { SheetState, StoredLine } from "../sheets/sheet.ts"
import { divideHalfUp } from "./rounding.ts"

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

/** The tally of an entry that no judge has submitted a sheet for. */
export const emptyTally = (entryId: number): EntryTally => ({ entryId, judgeCount: 0, sums: [] })

/** The tally with one more judge's submitted sheet. Product rule: the 0 for a criterion that did not apply is no score. */
export function addToTally(tally: EntryTally, sheet: Pick<SheetState, "scores">): EntryTally {
  return addLines({ ...tally, judgeCount: tally.judgeCount + 1 }, sheet.scores)
}

/** The tally after a sheet that counts already got scores for what it lacked. */
export function completeInTally(
  tally: EntryTally,
  before: Pick<SheetState, "scores">,
  after: Pick<SheetState, "scores">,
): EntryTally {
  const counted = new Set(before.scores.flatMap((line) => (line.isScore ? [line.criterionId] : [])))
  return addLines(
    tally,
    after.scores.filter(({ criterionId }) => !counted.has(criterionId)),
  )
}

function addLines(tally: EntryTally, lines: readonly StoredLine[]): EntryTally {
  const byCriterion = new Map(tally.sums.map((row) => [row[0], row]))
  for (const { criterionId, points } of lines.filter(({ isScore }) => isScore)) {
    const [, sum, judges] = byCriterion.get(criterionId) ?? [criterionId, 0, 0]
    byCriterion.set(criterionId, [criterionId, sum + points, judges + 1])
  }
  return { ...tally, sums: [...byCriterion.values()].sort(([a], [b]) => a - b) }
}

/** Sums the sheets of one entry, one per judge. Product rule: only submitted scores count, drafts never do. */
export function tallySheets(entryId: number, sheets: SheetState[]): EntryTally {
  return sheets.filter((sheet) => sheet.isSubmitted).reduce(addToTally, emptyTally(entryId))
}
