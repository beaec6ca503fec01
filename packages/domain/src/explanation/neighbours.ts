import { compareFractions, fractionToNumber } from "../contest/fraction.ts"
import type { Rung } from "../contest/ladder.ts"
import { compareShares, type EntryLine, percentOf } from "../contest/results.ts"
import { divideHalfUp } from "../contest/rounding.ts"
import type { TieBreak } from "../contest/rules.ts"
import type { Settlement } from "../contest/settlements.ts"

/**
 * The first number in which an entry and its neighbour differ, or people's decision between them. Points are sums of averages; percents,
 * with one decimal, stand where both are measured by different maxima.
 */
export type Difference =
  | { by: "points"; value: number; against: number }
  | { by: "percent"; value: number; against: number }
  | { by: "step"; step: TieBreak; value: number; against: number }
  | { by: "order" | "lot" }

/** The next entry above or below on the overall ladder; of equal ones the first by voting ID. */
export type Neighbour = {
  entryId: number
  votingId: string
  place: number
  percent: number | null
  difference: Difference
}

type LineById = ReadonlyMap<number, EntryLine>

/** Returns the first entry of the neighbouring rung and how the entry differs from it; null if there is no such rung. */
export function neighbourOf(
  entryId: number,
  own: Rung<Settlement>,
  other: Rung<Settlement> | undefined,
  lines: LineById,
): Neighbour | null {
  const line = lines.get(entryId)
  const next = other && lines.get(other.entryIds[0] ?? 0)
  if (!line || !next) return null
  return {
    entryId: next.entry.id,
    votingId: next.entry.votingId,
    place: other.place,
    percent: percentOf(next),
    difference: compareShares(line, next) === 0 ? differenceOfSteps(own, other) : differenceOfFigures(line, next),
  }
}

function differenceOfFigures(line: EntryLine, next: EntryLine): Difference {
  if (line.maxPoints === next.maxPoints) return { by: "points", value: line.tenths / 10, against: next.tenths / 10 }
  return { by: "percent", value: roundedPercent(line), against: roundedPercent(next) }
}

/** The percent with one decimal, rounded half up. */
const roundedPercent = ({ tenths, maxPoints }: EntryLine): number => divideHalfUp(tenths * 100, maxPoints) / 10

/** Two rungs with equal points share all steps before the one that separated them; if no step did, people decided. */
function differenceOfSteps(own: Rung<Settlement>, other: Rung<Settlement>): Difference {
  for (const [index, { step, value }] of own.trail.entries()) {
    const against = other.trail[index]?.value
    if (value && against && compareFractions(value, against) !== 0)
      return { by: "step", step, value: fractionToNumber(value), against: fractionToNumber(against) }
  }
  return { by: own.tie?.settlement?.kind === "lot" ? "lot" : "order" }
}
