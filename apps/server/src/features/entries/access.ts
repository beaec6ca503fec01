import type { Database } from "../../data/database.ts"
import { eventOfRecord, eventOnly, mayOrganize, type Organized, type Organizing } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"

type OrganizedEntryId = Organized<"entry">

export async function organizedEntry(db: Database, who: Organizing, entryId: number) {
  const event = eventOfRecord(who, await db.prisma.entry.findUnique({ where: { id: entryId }, ...eventOnly }))
  return { ...event, entryId: entryId as OrganizedEntryId }
}
export type OrganizedEntry = Awaited<ReturnType<typeof organizedEntry>>

/**
 * Several entries of one event, without those already gone; null if none is left. Throws NOT_FOUND for an entry of
 * another organizer.
 */
export async function organizedEntries(db: Database, who: Organizing, entryIds: readonly number[]) {
  const found = await db.prisma.entry.findMany({
    where: { id: { in: [...entryIds] } },
    select: { id: true, eventId: true },
  })
  const [first] = found
  if (!first) return null
  if (!found.every((entry) => mayOrganize(who, entry.eventId))) throw new AppError("NOT_FOUND")
  if (!found.every((entry) => entry.eventId === first.eventId))
    throw new AppError("FORBIDDEN", { message: "These entries are not all of one event. Nothing was changed." })
  return { ...eventOfRecord(who, first), entryIds: found.map((entry) => entry.id as OrganizedEntryId) }
}
