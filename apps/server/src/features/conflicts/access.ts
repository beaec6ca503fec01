import type { Trace } from "../../data/change/trace.ts"
import type { Database } from "../../data/database.ts"
import { databaseIdOf } from "../../data/sql/database-id.ts"
import { eventOfRecord, eventOnly, type Organized, type Organizing } from "../../kernel/organizing.ts"
import { type JudgeSession, traceOf } from "../../kernel/sessions/session-store.ts"
import { AppError } from "../../refusals/app-error.ts"

type OrganizedConflictId = Organized<"conflict">

export async function organizedConflict(db: Database, who: Organizing, conflictId: number) {
  const event = eventOfRecord(who, await db.prisma.conflict.findUnique({ where: { id: conflictId }, ...eventOnly }))
  return { ...event, conflictId: conflictId as OrganizedConflictId }
}
export type OrganizedConflict = Awaited<ReturnType<typeof organizedConflict>>

declare const own: unique symbol
type Own<Name extends string> = number & { readonly [own]: Name }

/** A judge's own event, for the judge's changes of it. */
const eventOfJudge = (judge: JudgeSession): { eventId: number; judgeId: number; actor: string } & Trace => ({
  eventId: judge.eventId,
  judgeId: judge.judgeId,
  actor: judge.name,
  ...traceOf("judge", judge),
})

/** An entry that a judge of its event may step aside from or report. Throws NOT_FOUND for an entry of another event. */
export async function ownEntry({ prisma }: Database, judge: JudgeSession, entryId: number) {
  const where = { id: entryId, eventId: judge.eventId }
  if (!(await prisma.entry.findUnique({ where, select: { id: true } }))) throw new AppError("NOT_FOUND")
  return { ...eventOfJudge(judge), entryId: entryId as Own<"entry"> }
}
export type OwnEntry = Awaited<ReturnType<typeof ownEntry>>

/** Refuses what a device has kept for another judge or another database (FORBIDDEN, DATABASE_CHANGED). */
export async function refuseKeptForOthers(
  db: Database,
  { judgeId }: OwnEntry,
  kept: { judgeId?: number | null | undefined; databaseId?: string | null | undefined },
): Promise<void> {
  if (kept.databaseId != null && kept.databaseId !== (await databaseIdOf(db.read)))
    throw new AppError("DATABASE_CHANGED")
  if (kept.judgeId != null && kept.judgeId !== judgeId) throw new AppError("FORBIDDEN")
}

/** A conflict of the judge themself. Throws NOT_FOUND for one of another judge: judges never see those. */
export async function ownConflict({ prisma }: Database, judge: JudgeSession, conflictId: number) {
  const where = { id: conflictId, judgeId: judge.judgeId }
  if (!(await prisma.conflict.findUnique({ where, select: { id: true } }))) throw new AppError("NOT_FOUND")
  return { ...eventOfJudge(judge), conflictId: conflictId as Own<"conflict"> }
}
export type OwnConflict = Awaited<ReturnType<typeof ownConflict>>
