import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { eventStanding } from "./standing-query.ts"

/** The ranking of the event, and the version of the results that it shows. */
export async function eventResults(
  db: Database,
  event: OrganizedEvent,
): Promise<z.output<typeof contract.results.output>> {
  const { answer } = await eventStanding(db, event.eventId)
  return answer
}
