/** An entry's mean percent after removing the judges' severity, and its place by this percent (1, 2, 2, 4). */
export type AdjustedEntry = { entryId: number; percent: number; place: number }

/** Percents that differ by less are equal; floating-point errors are far smaller. */
const EQUAL_BELOW = 1e-9

/** Returns the entries by their adjusted percent, highest first, equal ones by id. */
export function adjustedEntries(percents: ReadonlyMap<number, number>): AdjustedEntry[] {
  const sorted = [...percents].sort(([a, x], [b, y]) => y - x || a - b)
  const placed: AdjustedEntry[] = []
  for (const [index, [entryId, percent]] of sorted.entries()) {
    const above = placed.at(-1)
    const isEqual = above !== undefined && above.percent - percent < EQUAL_BELOW
    placed.push({ entryId, percent, place: isEqual ? above.place : index + 1 })
  }
  return placed
}
