import type { Criterion, Entry, StoredSheet } from "@rosette/contract"
import { criterionApplies } from "@rosette/domain"
import type { SheetContent } from "@rosette/outbox"
import { type Stored, stored } from "../../../lib/stored.ts"

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

/** The points a judge has put on lacking criteria and not submitted yet; they belong to one revision of the sheet. */
export type Completion = { revision: number; points: Readonly<Record<number, number>> }

const isCompletion = (value: unknown): value is Completion =>
  typeof value === "object" &&
  value !== null &&
  "revision" in value &&
  typeof value.revision === "number" &&
  "points" in value &&
  typeof value.points === "object" &&
  value.points !== null &&
  Object.values(value.points).every(Number.isInteger)

/** Kept beside the outbox, which would send them as a draft, and a submitted sheet takes none. */
export const completionOf = (judgeId: number, entryId: number): Stored<Completion> =>
  stored(() => window.localStorage, `rosette.completion.${judgeId}.${entryId}`, isCompletion)

/** The stored sheet with what was added to it, as far as that is still lacking. */
export function completed(
  content: SheetContent,
  sheet: StoredSheet,
  lacking: readonly Criterion[],
  completion: Completion | null,
): SheetContent {
  if (completion?.revision !== sheet.revision) return content
  const added = lacking.flatMap(({ id }): [number, number][] => {
    const points = completion.points[id]
    return points === undefined ? [] : [[id, points]]
  })
  return { ...content, points: { ...content.points, ...Object.fromEntries(added) } }
}
