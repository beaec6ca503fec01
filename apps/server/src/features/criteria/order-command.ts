import type { organizerContract as contract } from "@rosette/contract/routers"
import { ordersInSequence } from "@rosette/domain/contest/sequence"
import type { z } from "zod"
import { editEvent } from "../../data/change/event-change.ts"
import { criterionSubject } from "../../data/change/subjects.ts"
import type { Database } from "../../data/database.ts"
import { criterionOf } from "../../data/records/shapes.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"

/** Reorders criteria of one section in one change. Throws NOT_FOUND if one is gone or has moved to another section. */
export async function orderCriteria(
  db: Database,
  event: OrganizedEvent,
  { criterionIds }: z.output<typeof contract.orderCriteria.input>,
): Promise<z.output<typeof contract.orderCriteria.output>> {
  const { eventId } = event
  return editEvent(db, event, async ({ tx, begin }) => {
    const inOrder = { where: { eventId }, orderBy: [{ order: "asc" as const }, { id: "asc" as const }] }
    const stored = await tx.criterion.findMany(inOrder)
    const orders = ordersInSequence(criterionIds, stored)
    if (!orders) throw new AppError("NOT_FOUND")
    const moved = stored.filter(({ id, order }) => orders.has(id) && orders.get(id) !== order)
    if (moved.length === 0) return stored.map(criterionOf)
    const { record } = await begin("results")
    for (const criterion of moved) {
      const after = { order: orders.get(criterion.id) ?? criterion.order }
      const before = { order: criterion.order }
      await record({ action: "criterion.updated", subject: criterionSubject(criterion), before, after })
      await tx.criterion.update({ where: { id: criterion.id }, data: after })
    }
    return (await tx.criterion.findMany(inOrder)).map(criterionOf)
  })
}
