import type { Criterion, Entry, StoredSheet } from "@rosette/contract"
import { criterionApplies } from "@rosette/domain"
import type { SheetContent } from "@rosette/outbox"

/**
 * Returns what a submitted sheet lacks: criteria that apply now and are not scored in it, because they were added or became
 * applicable later. Its judge can score only these, without a reopening; everything else in it stays locked.
 */
export function lackingOf(
  sheet: StoredSheet | undefined,
  criteria: readonly Criterion[],
  entry: Entry,
): readonly Criterion[] {
  if (!sheet?.isSubmitted) return []
  const scored = new Set(sheet.scores.map(({ criterionId }) => criterionId))
  return criteria.filter((criterion) => !scored.has(criterion.id) && criterionApplies(criterion, entry))
}

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
