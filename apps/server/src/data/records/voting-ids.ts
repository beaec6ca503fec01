import { votingIdKey } from "@rosette/domain/text/text-keys"
import type { Sql } from "../database.ts"

type WithVotingId = { id: number; votingId: string }

const readAll = (sql: Sql, eventId: number) =>
  sql.all<WithVotingId>(`SELECT "id", "votingId" FROM "Entry" WHERE "eventId" = ? ORDER BY "id"`, [eventId])

/** Every voting ID of the event. */
export const votingIdsOf = async (sql: Sql, eventId: number): Promise<string[]> =>
  (await readAll(sql, eventId)).map(({ votingId }) => votingId)

/** Whether another entry of the event has a voting ID that looks the same. */
export async function isTakenVotingId(sql: Sql, eventId: number, votingId: string, ownId?: number): Promise<boolean> {
  const key = votingIdKey(votingId)
  return (await readAll(sql, eventId)).some((other) => other.id !== ownId && votingIdKey(other.votingId) === key)
}
