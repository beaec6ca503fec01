import type { Criterion } from "@rosette/contract/criteria"
import type { SheetContent } from "@rosette/outbox/records"

/** Returns the first unscored criterion after this one, else the first before it; undefined if no other is unscored. */
export function nextUnscored(
  criteria: readonly Criterion[],
  points: SheetContent["points"],
  afterId?: number,
): Criterion | undefined {
  const at = criteria.findIndex(({ id }) => id === afterId)
  return [...criteria.slice(at + 1), ...criteria.slice(0, Math.max(at, 0))].find(({ id }) => points[id] === undefined)
}
