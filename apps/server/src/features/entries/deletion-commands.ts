import type { organizerContract as contract } from "@rosette/contract/routers"
import { eachText } from "@rosette/domain/entries/entry-texts"
import type { z } from "zod"
import { changeEvent, editEvent } from "../../data/change/event-change.ts"
import { entrySubject } from "../../data/change/subjects.ts"
import { inSlices } from "../../data/pages.ts"
import type { Organizing } from "../../kernel/organizing.ts"
import type { Services } from "../../kernel/services.ts"
import { AppError } from "../../refusals/app-error.ts"
import { type OrganizedEntry, organizedEntries } from "./access.ts"

/** Each entry is deleted with its sheets and scores, some hundreds of rows. */
const ENTRIES_AT_ONCE = 10

/** Removes the entry with its sheets, awards, confirmations and photo. Throws NOT_FOUND if it is already gone. */
export async function deleteEntry(
  services: Services,
  entry: OrganizedEntry,
): Promise<z.output<typeof contract.deleteEntry.output>> {
  const where = { id: entry.entryId }
  const removed = await changeEvent(services.db, entry, "results", async ({ tx, record, enterDrafts }) => {
    const stored = await tx.entry.findUnique({
      where,
      include: { sheets: { select: { draftLineId: true, isSetAside: true } } },
    })
    if (!stored) throw new AppError("NOT_FOUND")
    await enterDrafts(stored.sheets)
    await record({
      action: "entry.deleted",
      subject: entrySubject(stored),
      before: eachText((text) => stored[text]),
    })
    await tx.entry.delete({ where })
    return stored
  })
  await services.photos.release([removed.imageUrl])
  return { deletedCount: 1 }
}

/**
 * Removes entries of one event, all or none; entries that are already gone are not an error. `total` is the number of
 * requested ids.
 */
export async function deleteEntries(
  services: Services,
  who: Organizing,
  entryIds: number[],
): Promise<z.output<typeof contract.deleteEntries.output>> {
  const total = entryIds.length
  const entries = await organizedEntries(services.db, who, entryIds)
  if (!entries) return { deletedCount: 0, total }

  const removed = await editEvent(services.db, entries, async ({ tx, begin }) => {
    const stored = await tx.entry.findMany({
      where: { id: { in: entries.entryIds }, eventId: entries.eventId },
      orderBy: { id: "asc" },
      select: {
        id: true,
        votingId: true,
        entryName: true,
        imageUrl: true,
        sheets: { select: { draftLineId: true, isSetAside: true } },
      },
    })
    if (stored.length === 0) return stored
    const { record, enterDrafts } = await begin("results")
    await enterDrafts(stored.flatMap(({ sheets }) => sheets))
    const subject = stored.length === 1 ? "1 entry" : `${stored.length} entries`
    await record({ action: "entries.deleted", subject, before: { entries: stored.map(entrySubject) } })
    await inSlices(stored, ENTRIES_AT_ONCE, (slice) =>
      tx.entry.deleteMany({ where: { id: { in: slice.map(({ id }) => id) } } }),
    )
    return stored
  })
  await services.photos.release(removed.map(({ imageUrl }) => imageUrl))
  return { deletedCount: removed.length, total }
}
