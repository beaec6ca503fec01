import type { Stage } from "@rosette/contract/ceremony"
import { type Prize, placeOfLine, prizeOf, type RunLine } from "@rosette/domain/ceremony/run-order"

/** The mark of a winner on the stage, where only gold, silver and bronze have a number; null for a text, which nobody wins. */
export function stagePrize({ kind, place }: Pick<Stage, "kind" | "place">): Prize | null {
  if (kind === null || kind === "text") return null
  const prize = prizeOf(place)
  return prize.metal === "plain" ? { ...prize, place: null } : prize
}

/** The mark of a line of the run order. */
export const linePrize = ({ kind, key }: Pick<RunLine, "kind" | "key">): Prize | null =>
  stagePrize({ kind, place: placeOfLine({ kind, key }) })
