import type { EntryClass } from "@rosette/contract/classes"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { COMPETING } from "../../data/records/asked-entries.ts"
import type { RowOf } from "../../data/rows.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"

/** Only entries that compete count towards the size of a class. */
export const countedEntries = { _count: { select: { entries: { where: COMPETING } } } }

export const classOf = (row: RowOf<"Class"> & { _count: { entries: number } }): EntryClass => ({
  id: row.id,
  eventId: row.eventId,
  name: row.name,
  code: row.code,
  order: row.order,
  minEntries: row.minEntries,
  entryCount: row._count.entries,
  isBelowMin: row._count.entries < row.minEntries,
})

/** The classes of the event by their order, then by id. */
export async function classesOf(
  { prisma }: { prisma: Pick<Database["prisma"] | PrismaTransaction, "class"> },
  { eventId }: Pick<OrganizedEvent, "eventId">,
): Promise<z.output<typeof contract.classes.output>> {
  const rows = await prisma.class.findMany({
    where: { eventId },
    orderBy: [{ order: "asc" }, { id: "asc" }],
    include: countedEntries,
  })
  return rows.map(classOf)
}
