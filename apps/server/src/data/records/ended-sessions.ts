import type { EndReason } from "@rosette/contract/sessions"
import type { PrismaTransaction } from "../database.ts"

/** Ends the sessions of a judge, all or this one, and remembers why, so that their devices can say it. */
export async function endJudgeSessions(
  { session, endedSession }: Pick<PrismaTransaction, "session" | "endedSession">,
  judgeId: number,
  reason: EndReason,
  sessionId?: string,
): Promise<void> {
  const where = { judgeId, ...(sessionId !== undefined && { id: sessionId }) }
  const ending = await session.findMany({ where, select: { id: true, eventId: true } })
  const endedAt = new Date()
  await endedSession.createMany({
    data: ending.flatMap(({ id, eventId }) => (eventId === null ? [] : { id, eventId, reason, endedAt })),
  })
  await session.deleteMany({ where: { id: { in: ending.map(({ id }) => id) } } })
}

export type EndOfSession = { reason: EndReason; eventName: string }

/** Why the organizer ended a session, and the event's name; null if the organizer did not. */
export async function endOfSession(
  { endedSession }: Pick<PrismaTransaction, "endedSession">,
  sessionId: string,
): Promise<EndOfSession | null> {
  const ended = await endedSession.findUnique({ where: { id: sessionId }, include: { event: true } })
  return ended && { reason: ended.reason, eventName: ended.event.name }
}
