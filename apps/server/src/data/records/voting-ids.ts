import { votingIdKey } from "@rosette/domain/text/text-keys"
import type { PrismaTransaction } from "../database.ts"

/** Whether another entry of the event has a voting ID that looks the same. */
export async function isTakenVotingId(
  tx: Pick<PrismaTransaction, "entry">,
  eventId: number,
  votingId: string,
  ownId?: number,
): Promise<boolean> {
  const key = votingIdKey(votingId)
  const entries = await tx.entry.findMany({ where: { eventId }, select: { id: true, votingId: true } })
  return entries.some((other) => other.id !== ownId && votingIdKey(other.votingId) === key)
}
