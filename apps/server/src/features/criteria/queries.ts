import type { organizerContract as contract } from "@rosette/contract/routers"
import { inCriteriaOrder } from "@rosette/domain/contest/sections"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { criterionOf } from "../../data/records/shapes.ts"
import type { SeenEvent } from "../../kernel/event-access.ts"

/** The criteria of the event by their order, then by id. */
export async function criteriaOf(db: Database, event: SeenEvent): Promise<z.output<typeof contract.criteria.output>> {
  const rows = await db.prisma.criterion.findMany({ where: { eventId: event.eventId } })
  return inCriteriaOrder(rows).map(criterionOf)
}
