import type { Stage } from "@rosette/contract/ceremony"
import { type Prize, prizeOfLine } from "@rosette/domain/ceremony/run-order"

/** The mark of a winner on the stage, where only gold, silver and bronze have a number; null for a text, which nobody wins. */
export function prizeOf({ kind, title }: Pick<Stage, "kind" | "title">): Prize | null {
  if (kind === null || kind === "text") return null
  const prize = prizeOfLine({ kind, title })
  return prize.metal === "plain" ? { ...prize, place: null } : prize
}
