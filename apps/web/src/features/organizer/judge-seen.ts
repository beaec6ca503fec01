import { formatAgo } from "../../lib/format.ts"

type Seen = { lastSeenAt: string | null; totalScores: number }

/** When a judge was last there; null where it is not known of one who has scored. */
export function seenWords({ lastSeenAt, totalScores }: Seen): string | null {
  if (lastSeenAt) return `last seen ${formatAgo(lastSeenAt)}`
  return totalScores > 0 ? null : "has not scored yet"
}
