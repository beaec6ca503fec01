import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedCriterion, OrganizedEvent } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import { changedFields } from "../../data/changed-fields.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { changeEvent } from "../../data/event-change.ts"
import { refuseBeyondLimit } from "../../data/event-limits.ts"
import { criterionOf } from "../../data/shapes.ts"
import { criterionSubject } from "../../data/subjects.ts"
import { retally } from "../../data/tally.ts"

/** Adds a criterion; sheets submitted before have no score for it, which averages 0 until they are reopened. */
export async function createCriterion(
  db: Database,
  event: OrganizedEvent,
  input: z.output<typeof contract.createCriterion.input>,
): Promise<z.output<typeof contract.createCriterion.output>> {
  const { eventId, ...after } = input
  return changeEvent(db, event, "results", async ({ tx, sql, record }) => {
    await refuseBeyondLimit(sql, event.eventId, "criteria")
    await record({ action: "criterion.created", subject: criterionSubject(input), after })
    return criterionOf(await tx.criterion.create({ data: input }))
  })
}

/** Product rule: no maximum below points that a judge has given, be it in a draft. */
async function refuseMaxBelowPoints(tx: PrismaTransaction, criterionId: number, maxPoints: number): Promise<void> {
  const above = await tx.score.findFirst({ where: { criterionId, points: { gt: maxPoints } }, select: { id: true } })
  if (above) throw new AppError("POINTS_ABOVE_MAX")
}

/** Changes only the fields that were sent; POINTS_ABOVE_MAX where judges gave more than the new maximum. */
export async function updateCriterion(
  db: Database,
  criterion: OrganizedCriterion,
  input: z.output<typeof contract.updateCriterion.input>,
): Promise<z.output<typeof contract.updateCriterion.output>> {
  const { criterionId: id, ...sent } = input
  return changeEvent(db, criterion, "results", async ({ tx, record }) => {
    const stored = await tx.criterion.findUnique({ where: { id } })
    if (!stored) throw new AppError("NOT_FOUND")
    const change = changedFields(stored, sent)
    if (!change) return criterionOf(stored)
    if (change.after.maxPoints !== undefined) await refuseMaxBelowPoints(tx, id, change.after.maxPoints)
    await record({ action: "criterion.updated", subject: criterionSubject(stored), ...change })
    return criterionOf(await tx.criterion.update({ where: { id }, data: change.after }))
  })
}

/** Removes the criterion with its scores and its confirmed winners; NOT_FOUND where it is gone already. */
export async function deleteCriterion(
  db: Database,
  criterion: OrganizedCriterion,
): Promise<z.output<typeof contract.deleteCriterion.output>> {
  const where = { id: criterion.criterionId }
  return changeEvent(db, criterion, "results", async ({ tx, sql, record }) => {
    const stored = await tx.criterion.findUnique({ where })
    if (!stored) throw new AppError("NOT_FOUND")
    const { name, description, maxPoints, order } = stored
    const before = { name, description, maxPoints, order }
    await record({ action: "criterion.deleted", subject: criterionSubject(stored), before })
    const tallied = await tx.tally.findMany({ where: { eventId: criterion.eventId }, select: { entryId: true } })
    await tx.criterion.delete({ where })
    await retally(
      sql,
      criterion.eventId,
      tallied.map(({ entryId }) => entryId),
    )
    return { deletedCount: 1 }
  })
}
