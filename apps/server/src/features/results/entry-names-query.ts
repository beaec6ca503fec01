import type { PrismaTransaction } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"

/** What an answer says about an entry beside its figures. */
export type EntryNames = { entryName: string; ownerParticipant: string; imageUrl: string | null }

/** The names, owners and photos of the event's entries, by entry. */
export async function readEntryNames({ entry }: PrismaTransaction, eventId: number): Promise<Map<number, EntryNames>> {
  const select = { id: true, entryName: true, ownerParticipant: true, imageUrl: true } as const
  const rows = await inPages((after, take) =>
    entry.findMany({ where: { eventId, id: { gt: after } }, orderBy: { id: "asc" }, select, take }),
  )
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}
