import type { adminContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { organizedEventOf } from "../../data/shapes.ts"

/** Every event with its passcode, in the order in which they were created. */
export async function allEvents(db: Database): Promise<z.output<typeof contract.events.output>> {
  const events = await db.prisma.event.findMany({ orderBy: { id: "asc" } })
  return events.map(organizedEventOf)
}
