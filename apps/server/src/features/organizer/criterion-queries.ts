import type { organizerContract as contract } from "@rosette/contract"
import { inCriteriaOrder } from "@rosette/domain"
import type { z } from "zod"
import type { SeenEvent } from "../../access/seen.ts"
import type { Database } from "../../data/database.ts"
import { criterionOf } from "../../data/shapes.ts"

/** The criteria of the event by their order, then by id. */
export async function criteriaOf(db: Database, event: SeenEvent): Promise<z.output<typeof contract.criteria.output>> {
  const rows = await db.prisma.criterion.findMany({ where: { eventId: event.eventId } })
  return inCriteriaOrder(rows).map(criterionOf)
}
