import type { organizerContract as contract } from "@rosette/contract/routers"
import { movesApplicability } from "@rosette/domain/contest/applicability"
import type { z } from "zod"
import { editEvent } from "../../data/change/event-change.ts"
import { refuseForeignClass, withClassName } from "../../data/records/class-of-event.ts"
import { retally } from "../../data/sql/tally.ts"
import type { OrganizedEvent, Organizing } from "../../kernel/organizing.ts"
import type { Services } from "../../kernel/services.ts"
import { AppError } from "../../refusals/app-error.ts"
import { organizedEntries } from "./access.ts"

/**
 * Sets the same flags and class for entries of one event, all or none; entries that are already gone are not an error.
 */
export async function updateEntries(
  { db }: Services,
  event: OrganizedEvent,
  who: Organizing,
  { eventId: _, entryIds, classId, ...flags }: z.output<typeof contract.updateEntries.input>,
): Promise<z.output<typeof contract.updateEntries.output>> {
  const total = entryIds.length
  const entries = await organizedEntries(db, who, entryIds)
  if (!entries) return { updatedCount: 0, total }
  if (entries.eventId !== event.eventId) throw new AppError("NOT_FOUND")

  return editEvent(db, event, async ({ tx, sql, begin }) => {
    await refuseForeignClass(tx, event.eventId, classId)
    const differs = Object.entries(flags).map(([flag, value]) => ({ [flag]: !value }))
    const stored = await tx.entry.findMany({
      where: { id: { in: entries.entryIds }, eventId: event.eventId, OR: [...differs, ...inOtherClass(classId)] },
      orderBy: { id: "asc" },
      select: { id: true, votingId: true },
    })
    if (stored.length === 0) return { updatedCount: 0, total }
    const { record } = await begin("results")
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
    return { updatedCount: stored.length, total }
  })
}

/** SQL for entries that are not in the class yet: `<>` is never true for null. */
function inOtherClass(classId: number | null | undefined) {
  if (classId === undefined) return []
  return classId === null ? [{ classId: { not: null } }] : [{ classId: null }, { classId: { not: classId } }]
}
