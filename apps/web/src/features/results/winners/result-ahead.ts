import { type EntryResult, formatPoints } from "./result-explanation.ts"

/** Below this difference in percent points the shown number would be 0. */
const LEAST_SHOWN = 0.05

/** The only leader and the entry after it; null unless exactly one entry leads and another has a place. */
function leadOf(results: readonly EntryResult[]): readonly [EntryResult, EntryResult] | null {
  const [first, next] = results
    .filter(({ place, overallPercent }) => place !== null && overallPercent !== null)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  return first && next && next.place !== first.place ? [first, next] : null
}

/**
 * "4.9 percentage points ahead of 1971 AMC Javelin AMX"; null unless exactly one entry leads and another has a place.
 */
export function aheadText(results: readonly EntryResult[]): string | null {
  const two = leadOf(results)
  if (!two) return null
  const [first, next] = two
  const by = (first.overallPercent ?? 0) - (next.overallPercent ?? 0)
  const name = next.entryName
  if (by <= 0) return `Level with ${name} on percent, ahead by the tie-break`
  if (by < LEAST_SHOWN) return `Less than 0.1 percentage points ahead of ${name}`
  const points = formatPoints(by)
  return `${points} percentage ${points === "1" ? "point" : "points"} ahead of ${name}`
}
