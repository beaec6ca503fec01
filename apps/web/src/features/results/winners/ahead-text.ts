import { tenthsOf } from "@rosette/domain/contest/shown-points"
import type { CountedPoints, CountedPointsOf } from "../counted-points.ts"
import { type EntryResult, formatPoints } from "../entry-result.ts"

/** Below this difference in percent points the shown number would be 0. */
const LEAST_SHOWN = 0.05

/** How far a percent may be from the quotient of its shown points: less than their last shown digit makes. */
const ROUNDING = 0.000_001

/** The only leader and the entry after it; null unless exactly one entry leads and another has a place. */
function leadOf(results: readonly EntryResult[]): readonly [EntryResult, EntryResult] | null {
  const [first, next] = results
    .filter(({ place, overallPercent }) => place !== null && overallPercent !== null)
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0))
  return first && next && next.place !== first.place ? [first, next] : null
}

/**
 * "12 points ahead of 1971 AMC Javelin AMX", as the points beside it say; in percentage points if the points that are shown are
 * not what ranks. Null unless exactly one entry leads and another has a place.
 */
export function aheadText(results: readonly EntryResult[], countedOf: CountedPointsOf): string | null {
  const two = leadOf(results)
  if (!two) return null
  const [first, next] = two
  const by = (first.overallPercent ?? 0) - (next.overallPercent ?? 0)
  const name = next.entryName
  if (by <= 0) return `Level with ${name} on percent, ahead by the tie-break`
  const points = pointsBetween(rankingPoints(first, countedOf), rankingPoints(next, countedOf))
  if (points !== null) return `${unitsText(points, "point")} ahead of ${name}`
  if (by < LEAST_SHOWN) return `Less than 0.1 percentage points ahead of ${name}`
  return `${unitsText(by, "percentage point")} ahead of ${name}`
}

/** The shown points of an entry if they make its percent, else null. */
function rankingPoints(result: EntryResult, countedOf: CountedPointsOf): CountedPoints | null {
  const counted = countedOf(result)
  if (!counted || counted.maxPoints === 0) return null
  const percent = (counted.points * 100) / counted.maxPoints
  return Math.abs(percent - (result.overallPercent ?? 0)) < ROUNDING ? counted : null
}

/** The difference, which is exact in tenths; null unless both have the same maximum. */
const pointsBetween = (first: CountedPoints | null, next: CountedPoints | null): number | null =>
  first && next && first.maxPoints === next.maxPoints ? (tenthsOf(first.points) - tenthsOf(next.points)) / 10 : null

function unitsText(count: number, unit: string): string {
  const shown = formatPoints(count)
  return `${shown} ${shown === "1" ? unit : `${unit}s`}`
}
