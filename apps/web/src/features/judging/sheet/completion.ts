import type { Criterion } from "@rosette/contract/criteria"
import type { Entry } from "@rosette/contract/entries"
import type { StoredSheet } from "@rosette/contract/sheets"
import { lackingCriteria } from "@rosette/domain/contest/sheet"
import type { SheetContent } from "@rosette/outbox"

/**
 * Returns what a submitted sheet lacks. Its judge can score only these criteria, without a reopening; everything else in it stays
 * locked.
 */
export const lackingOf = (
  sheet: StoredSheet | undefined,
  criteria: readonly Criterion[],
  entry: Entry,
): readonly Criterion[] => (sheet?.isSubmitted ? lackingCriteria(sheet, criteria, entry) : [])

/** Returns the stored sheet with the points kept here for criteria that it still lacks. */
export function completed(
  content: SheetContent,
  lacking: readonly Criterion[],
  kept: SheetContent | undefined,
): SheetContent {
  const added = lacking.flatMap(({ id }): [number, number][] => {
    const points = kept?.points[id]
    return points === undefined ? [] : [[id, points]]
  })
  return { ...content, points: { ...content.points, ...Object.fromEntries(added) } }
}

/** Whether the content has points for a criterion that the sheet lacks. */
export const isAddition = (content: SheetContent, lacking: readonly Criterion[]): boolean =>
  lacking.some(({ id }) => content.points[id] !== undefined)
