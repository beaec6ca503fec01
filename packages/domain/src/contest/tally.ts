import { divideHalfUp } from "./rounding.ts"
import type { SheetState, StoredLine } from "./sheet-lines.ts"

/** The submitted points of one entry: a row `[criterionId, sum, judges]` for each criterion, sorted by id. */
export type EntryTally = {
  entryId: number
  judgeCount: number
  sums: [criterionId: number, sum: number, judges: number][]
}

/** Product rule: the mean of the judges' points, rounded half up to one decimal, as whole tenths; 0 if no judge has scored. */
export function averageInTenths(sum: number, judges: number): number {
  return judges === 0 ? 0 : divideHalfUp(sum * 10, judges)
}

/** The tally of an entry without submitted sheets. */
export const emptyTally = (entryId: number): EntryTally => ({ entryId, judgeCount: 0, sums: [] })

/** Returns the tally with one more submitted sheet. Product rule: the 0 of a criterion that did not apply is not a score. */
export function addToTally(tally: EntryTally, sheet: Pick<SheetState, "scores">): EntryTally {
  return addLines({ ...tally, judgeCount: tally.judgeCount + 1 }, sheet.scores)
}

/** Returns the tally after a sheet in it got scores for criteria that it lacked. */
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

/** Sums the sheets of one entry, one per judge. Product rule: drafts never count. */
export function tallySheets(entryId: number, sheets: SheetState[]): EntryTally {
  return sheets.filter((sheet) => sheet.isSubmitted).reduce(addToTally, emptyTally(entryId))
}
