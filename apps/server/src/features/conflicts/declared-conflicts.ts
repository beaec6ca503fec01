import type { Conflict } from "@rosette/contract/conflicts"
import type { Pair } from "@rosette/domain/assignment/needs"
import type { EventChange, LockedEvent } from "../../data/change/event-change.ts"
import { entrySubject, judgeSubject } from "../../data/change/subjects.ts"
import type { PrismaTransaction } from "../../data/database.ts"
import { conflictOf } from "../../data/records/conflicts.ts"
import type { RowOf } from "../../data/rows.ts"
import { retally } from "../../data/sql/tally.ts"
import { AppError } from "../../refusals/app-error.ts"

/** A conflict, and whether this call has declared it. */
export type Declared = { conflict: Conflict; isNew: boolean }

type Declaration = Pair & Pick<RowOf<"Conflict">, "eventId" | "reason" | "source" | "declaredBy">

/**
 * Declares a conflict of a judge and an entry of the event; one that is active stands. Product rule: a sheet of the pair is set aside,
 * whenever it was made. Throws NOT_FOUND for a judge or an entry of another event.
 */
export async function declareConflict({ tx, begin }: LockedEvent, declaration: Declaration): Promise<Declared> {
  const { eventId, reason, source } = declaration
  const subject = await subjectOfPair(tx, declaration)
  const known = await knownConflict(tx, declaration)
  if (known?.state === "active") return { conflict: conflictOf(known), isNew: false }
  const change = await begin("results")
  if (known) await tx.conflict.update({ where: { id: known.id }, data: { state: "withdrawn" } })
  const row = await tx.conflict.create({ data: declaration })
  await setAside(change, eventId, declaration, true)
  await change.record({ action: "conflict.declared", subject, after: forHistory({ source, reason }) })
  return { conflict: conflictOf(row), isNew: true }
}

/** Ends a conflict that is not withdrawn. Product rule: the sheet that was set aside counts as it was. */
export async function endConflict(
  { tx, begin }: LockedEvent,
  conflict: RowOf<"Conflict">,
  state: "withdrawn" | "dismissed",
): Promise<Conflict> {
  const subject = await subjectOfPair(tx, conflict)
  const change = await begin(conflict.state === "active" ? "results" : "organizersOnly")
  const row = await tx.conflict.update({ where: { id: conflict.id }, data: { state } })
  if (conflict.state === "active") await setAside(change, conflict.eventId, conflict, false)
  await change.record({ action: `conflict.${state}`, subject, before: forHistory(conflict) })
  return conflictOf(row)
}

/** Notes that a pair is not to be proposed. */
export async function dismissProposal(
  { tx, begin }: LockedEvent,
  dismissal: Pair & Pick<RowOf<"Conflict">, "eventId" | "declaredBy">,
): Promise<Conflict> {
  const subject = await subjectOfPair(tx, dismissal)
  const { record } = await begin("organizersOnly")
  const row = await tx.conflict.create({ data: { ...dismissal, source: "organizer", state: "dismissed" } })
  await record({ action: "conflict.dismissed", subject })
  return conflictOf(row)
}

/** The one conflict of a pair that is not withdrawn. */
export const knownConflict = ({ conflict }: PrismaTransaction, { judgeId, entryId }: Pair) =>
  conflict.findFirst({ where: { judgeId, entryId, state: { not: "withdrawn" } } })

/** Takes the sheet of a pair out of the count, or back into it; nothing else of it changes. */
async function setAside(
  { tx, sql }: EventChange,
  eventId: number,
  { judgeId, entryId }: Pair,
  isSetAside: boolean,
): Promise<void> {
  const where = { judgeId_entryId: { judgeId, entryId } }
  const sheet = await tx.sheet.findUnique({ where, select: { isSubmitted: true } })
  if (!sheet) return
  await tx.sheet.update({ where, data: { isSetAside } })
  if (sheet.isSubmitted) await retally(sql, eventId, [entryId])
}

async function subjectOfPair(tx: PrismaTransaction, { eventId, judgeId, entryId }: Pair & { eventId: number }) {
  const judge = await tx.judge.findUnique({ where: { id: judgeId, eventId } })
  const entry = await tx.entry.findUnique({ where: { id: entryId, eventId } })
  if (!judge || !entry) throw new AppError("NOT_FOUND")
  return `${judgeSubject(judge)} · ${entrySubject(entry)}`
}

const forHistory = ({ source, reason }: Pick<RowOf<"Conflict">, "source" | "reason">) => ({
  source,
  ...(reason !== "" && { reason }),
})
