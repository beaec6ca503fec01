/** An entry's percent of the mean sheet with the judges' severity taken out, and its place by it (1, 2, 2, 4). */
export type AdjustedEntry = { entryId: number; percent: number; place: number }

/** Percents this close are equal: what computing in floating point may leave is far below. */
const EQUAL_BELOW = 1e-9

/** The entries by their percent with severity taken out, highest first, equal ones by id. */
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
