import { compareFractions, fractionToNumber } from "../contest/fraction.ts"
import type { Rung } from "../contest/ladder.ts"
import type { EntryLine } from "../contest/results.ts"
import type { TieBreak } from "../contest/rules.ts"
import type { Settlement } from "../contest/settlements.ts"

/** The first number in which an entry and its neighbour differ, or people's decision between them. Points are sums of averages. */
export type Difference =
  | { by: "points"; value: number; against: number }
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
  maxPoints: number,
): Neighbour | null {
  const line = lines.get(entryId)
  const next = other && lines.get(other.entryIds[0] ?? 0)
  if (!line || !next) return null
  return {
    entryId: next.entry.id,
    votingId: next.entry.votingId,
    place: other.place,
    percent: maxPoints === 0 ? null : (next.tenths * 10) / maxPoints,
    difference:
      line.tenths === next.tenths
        ? differenceOfSteps(own, other)
        : { by: "points", value: line.tenths / 10, against: next.tenths / 10 },
  }
}

/** Two rungs with equal points share all steps before the one that separated them; if no step did, people decided. */
function differenceOfSteps(own: Rung<Settlement>, other: Rung<Settlement>): Difference {
  for (const [index, { step, value }] of own.trail.entries()) {
    const against = other.trail[index]?.value
    if (value && against && compareFractions(value, against) !== 0)
      return { by: "step", step, value: fractionToNumber(value), against: fractionToNumber(against) }
  }
  return { by: own.tie?.settlement?.kind === "lot" ? "lot" : "order" }
}
