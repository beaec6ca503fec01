import type { Criterion, Entry, StoredSheet } from "@rosette/contract"
import { criterionApplies } from "@rosette/domain"
import type { SheetContent } from "@rosette/outbox"

/**
 * What a submitted sheet lacks: criteria that apply now and were not scored in it, as they were added, or came to apply, since.
 * Its judge adds these alone, without the sheet being reopened; everything else in it stays locked.
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

/** The stored sheet with what is kept here to be added to it, as far as that is still lacking. */
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

/** Whether something is to be added to the sheet: points for what it lacks. */
export const isAddition = (content: SheetContent, lacking: readonly Criterion[]): boolean =>
  lacking.some(({ id }) => content.points[id] !== undefined)
