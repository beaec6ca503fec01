import type { EventPage } from "@rosette/contract/events"
import type { adminContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { organizedEventOf } from "../../data/records/shapes.ts"

/** Every event with its passcode, or a page of them, in the order in which they were created. */
export async function allEvents(db: Database, page?: EventPage): Promise<z.output<typeof contract.events.output>> {
  const read = (after: number, take: number) =>
    db.prisma.event.findMany({ where: { id: { gt: after } }, orderBy: { id: "asc" }, take })
  const events = await inPages(read, page)
  return events.map(organizedEventOf)
}
