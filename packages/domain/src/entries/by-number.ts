import { votingIdKey } from "../text/text-keys.ts"

/** Those with the voting ID that somebody has typed: spelled exactly so, or else in any case. */
export function byNumber<Item extends { votingId: string }>(items: readonly Item[], typed: string): Item[] {
  const number = votingIdKey(typed)
  const same = items.filter(({ votingId }) => votingIdKey(votingId) === number)
  if (same.length > 0) return same
  return items.filter(({ votingId }) => votingIdKey(votingId).toLowerCase() === number.toLowerCase())
}
