import type { Trace } from "../../data/change/trace.ts"
import type { Database } from "../../data/database.ts"
import { organizes, type SeenEventId } from "../../kernel/event-access.ts"
import { type JudgeSession, type Principals, traceOf } from "../../kernel/sessions/session-store.ts"
import { AppError } from "../../refusals/app-error.ts"

declare const seen: unique symbol
type SeenJudgeId = number & { readonly [seen]: "judge" }

/**
 * A judge's own sheets, for the judge and for those who organize the event. Throws FORBIDDEN for another judge's,
 * NOT_FOUND for another event's.
 */
export async function seenJudge(db: Database, who: Principals, judgeId: number) {
  const judge = await db.prisma.judge.findUnique({ where: { id: judgeId }, select: { eventId: true } })
  if (!judge) throw new AppError("NOT_FOUND")
  const { eventId } = judge
  const asOrganizer = who.judge?.judgeId !== judgeId
  if (asOrganizer && !organizes(who, eventId))
    throw new AppError(who.judge?.eventId === eventId ? "FORBIDDEN" : "NOT_FOUND")
  return { judgeId: judgeId as SeenJudgeId, eventId: eventId as SeenEventId, asOrganizer }
}
export type SeenJudge = Awaited<ReturnType<typeof seenJudge>>

declare const own: unique symbol
/** A judge who named their own sheets, which only they may save, with the trace of their session. */
export type OwnJudge = JudgeSession & { trace: Trace; readonly [own]: true }

export async function ownJudge(db: Database, judge: JudgeSession, judgeId: number): Promise<OwnJudge> {
  if (judge.judgeId === judgeId) return { ...judge, trace: traceOf("judge", judge) } as OwnJudge
  const other = await db.prisma.judge.findUnique({ where: { id: judgeId }, select: { eventId: true } })
  throw new AppError(other?.eventId === judge.eventId ? "FORBIDDEN" : "NOT_FOUND")
}
