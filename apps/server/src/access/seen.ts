import { AppError } from "../app-error.ts"
import type { Database } from "../data/database.ts"
import type { Trace } from "../data/trace.ts"
import { type JudgeSession, type Principals, traceOf } from "../sessions/session-store.ts"

declare const seen: unique symbol
export type SeenEventId = number & { readonly [seen]: "event" }
export type SeenJudgeId = number & { readonly [seen]: "judge" }

const organizes = (who: Principals, eventId: number) => who.masterAdmin !== null || who.organizer?.eventId === eventId

/** The event for those who may look at it: its judges, its organizer, the master administrator. */
export async function seenEvent(db: Database, who: Principals, eventId: number) {
  const event = await db.prisma.event.findUnique({ where: { id: eventId }, select: { id: true } })
  if (!event) throw new AppError("NOT_FOUND")
  const asOrganizer = organizes(who, eventId)
  if (!asOrganizer && who.judge?.eventId !== eventId) throw new AppError("FORBIDDEN")
  return { eventId: eventId as SeenEventId, asOrganizer }
}
export type SeenEvent = Awaited<ReturnType<typeof seenEvent>>

/** A judge's own work for the judge themself and for those who organize; another judge's is FORBIDDEN, another event's NOT_FOUND. */
export async function seenJudge(db: Database, who: Principals, judgeId: number) {
  const judge = await db.prisma.judge.findUnique({ where: { id: judgeId }, select: { eventId: true } })
  if (!judge) throw new AppError("NOT_FOUND")
  const { eventId } = judge
  if (!organizes(who, eventId) && who.judge?.judgeId !== judgeId)
    throw new AppError(who.judge?.eventId === eventId ? "FORBIDDEN" : "NOT_FOUND")
  return { judgeId: judgeId as SeenJudgeId, eventId: eventId as SeenEventId }
}
export type SeenJudge = Awaited<ReturnType<typeof seenJudge>>

declare const own: unique symbol
/** A judge who asked for their own sheets, the only one who may save them, and what the history keeps of their session. */
export type OwnJudge = JudgeSession & { trace: Trace; readonly [own]: true }

export async function ownJudge(db: Database, judge: JudgeSession, judgeId: number): Promise<OwnJudge> {
  if (judge.judgeId === judgeId) return { ...judge, trace: traceOf("judge", judge) } as OwnJudge
  const other = await db.prisma.judge.findUnique({ where: { id: judgeId }, select: { eventId: true } })
  throw new AppError(other?.eventId === judge.eventId ? "FORBIDDEN" : "NOT_FOUND")
}
