import type { organizerContract as contract } from "@rosette/contract/routers"
import { movesApplicability } from "@rosette/domain/contest/applicability"
import type { EntryStanding } from "@rosette/domain/entries/entry-status"
import type { z } from "zod"
import { editEvent } from "../../data/change/event-change.ts"
import type { PrismaTransaction } from "../../data/database.ts"
import { refuseForeignClass, withClassName } from "../../data/records/class-of-event.ts"
import { retally } from "../../data/sql/tally.ts"
import type { OrganizedEvent, Organizing } from "../../kernel/organizing.ts"
import type { Services } from "../../kernel/services.ts"
import { AppError } from "../../refusals/app-error.ts"
import { organizedEntries } from "./access.ts"
import { areOnlyShown, statusChanges, storeStatuses } from "./change-status.ts"

/**
 * Sets the same flags, class and status for entries of one event, all or none; entries that are already gone are not an error.
 * Throws ENTRY_JUDGED if one of them would become absent although a judge has submitted a sheet for it.
 */
export async function updateEntries(
  { db }: Services,
  event: OrganizedEvent,
  who: Organizing,
  { eventId: _, entryIds, classId, status, statusReason, ...flags }: z.output<typeof contract.updateEntries.input>,
): Promise<z.output<typeof contract.updateEntries.output>> {
  const total = entryIds.length
  const entries = await organizedEntries(db, who, entryIds)
  if (!entries) return { updatedCount: 0, total }
  if (entries.eventId !== event.eventId) throw new AppError("NOT_FOUND")

  return editEvent(db, event, async ({ tx, sql, begin }) => {
    await refuseForeignClass(tx, event.eventId, classId)
    const differs = Object.entries(flags).map(([flag, value]) => ({ [flag]: !value }))
    const where = { id: { in: entries.entryIds }, eventId: event.eventId }
    const stored = await tx.entry.findMany({
      where: { ...where, OR: [...differs, ...inOtherClass(classId)] },
      orderBy: { id: "asc" },
      select: { id: true, votingId: true },
    })
    const statuses = await statusChanges(tx, await standingsOf(tx, where, { status, statusReason }), {
      status,
      statusReason,
    })
    if (stored.length === 0 && statuses.length === 0) return { updatedCount: 0, total }
    const change = await begin(stored.length === 0 && areOnlyShown(statuses) ? "organizersOnly" : "results")
    await storeStatuses(change, statuses)
    const changed = new Set([...stored.map(({ id }) => id), ...statuses.map(({ entry }) => entry.id)])
    const answer = { updatedCount: changed.size, total }
    if (stored.length === 0) return answer
    const { record } = change
    const sent = { ...flags, ...(classId !== undefined && { classId }) }
    const votingIds = stored.map(({ votingId }) => votingId)
    const subject = stored.length === 1 ? "1 entry" : `${stored.length} entries`
    await record({
      action: "entries.updated",
      subject,
      before: { votingIds },
      after: await withClassName(tx, event.eventId, sent),
    })
    const ids = stored.map(({ id }) => id)
    await tx.entry.updateMany({ where: { id: { in: ids } }, data: sent })
    if (movesApplicability(sent)) await retally(sql, event.eventId, ids)
    return answer
  })
}

const STANDING = { id: true, votingId: true, entryName: true, status: true, statusReason: true } as const

/** The entries as their change of status needs them; none are read if no status is sent. */
async function standingsOf(
  tx: PrismaTransaction,
  where: { id: { in: number[] }; eventId: number },
  { status, statusReason }: Partial<EntryStanding>,
) {
  if (status === undefined && statusReason === undefined) return []
  return tx.entry.findMany({ where, orderBy: { id: "asc" }, select: STANDING })
}

/** SQL for entries that are not in the class yet: `<>` is never true for null. */
function inOtherClass(classId: number | null | undefined) {
  if (classId === undefined) return []
  return classId === null ? [{ classId: { not: null } }] : [{ classId: null }, { classId: { not: classId } }]
}
