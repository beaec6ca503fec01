import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import { type OrganizedEvent, type Organizing, organizedEntries } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import { changeEvent } from "../../data/event-change.ts"
import type { Services } from "../../services.ts"

/** Sets the same flags for entries of one event, all of them or none; those already gone are no error. */
export async function updateEntries(
  { db }: Services,
  event: OrganizedEvent,
  who: Organizing,
  { eventId, entryIds, ...flags }: z.output<typeof contract.updateEntries.input>,
): Promise<z.output<typeof contract.updateEntries.output>> {
  const total = entryIds.length
  const entries = await organizedEntries(db, who, entryIds)
  if (!entries) return { updatedCount: 0, total }
  if (entries.eventId !== event.eventId) throw new AppError("NOT_FOUND")

  return changeEvent(db, event, "results", async ({ tx, record }) => {
    const differs = Object.entries(flags).map(([flag, value]) => ({ [flag]: !value }))
    const stored = await tx.entry.findMany({
      where: { id: { in: entries.entryIds }, eventId, OR: differs },
      orderBy: { id: "asc" },
      select: { id: true, votingId: true },
    })
    if (stored.length === 0) return { updatedCount: 0, total }
    const votingIds = stored.map(({ votingId }) => votingId)
    await record({
      action: "entries.updated",
      subject: stored.length === 1 ? "1 entry" : `${stored.length} entries`,
      before: { votingIds },
      after: flags,
    })
    await tx.entry.updateMany({ where: { id: { in: stored.map(({ id }) => id) } }, data: flags })
    return { updatedCount: stored.length, total }
  })
}
