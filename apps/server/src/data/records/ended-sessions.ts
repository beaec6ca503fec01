import { END_REASONS, type EndReason } from "@rosette/contract/sessions"
import type { Sql } from "../database.ts"

/** Ends the sessions of a judge, all or this one, and remembers why, so that their devices can say it. */
export async function endJudgeSessions(
  sql: Sql,
  judgeId: number,
  reason: EndReason,
  sessionId?: string,
): Promise<void> {
  const clause = sessionId === undefined ? `"judgeId" = ?` : `"judgeId" = ? AND "id" = ?`
  const params = sessionId === undefined ? [judgeId] : [judgeId, sessionId]
  await sql.run(
    `INSERT INTO "EndedSession" ("id", "eventId", "reason", "endedAt")
     SELECT "id", "eventId", ?, ? FROM "Session" WHERE ${clause}`,
    [reason, new Date(), ...params],
  )
  await sql.run(`DELETE FROM "Session" WHERE ${clause}`, params)
}

export type EndOfSession = { reason: EndReason; eventName: string }

/** Why the organizer ended a session, and the event's name; null if the organizer did not. */
export async function endOfSession(sql: Sql, sessionId: string): Promise<EndOfSession | null> {
  const [ended] = await sql.all<{ reason: string; eventName: string }>(
    `SELECT s."reason", e."name" AS "eventName" FROM "EndedSession" s JOIN "Event" e ON e."id" = s."eventId" WHERE s."id" = ?`,
    [sessionId],
  )
  const reason = END_REASONS.find((known) => known === ended?.reason)
  return ended && reason ? { reason, eventName: ended.eventName } : null
}
