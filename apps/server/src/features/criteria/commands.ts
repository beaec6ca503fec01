import type { organizerContract as contract } from "@rosette/contract/routers"
import { movesApplicability } from "@rosette/domain/contest/applicability"
import { isLimited } from "@rosette/domain/contest/scorecard"
import { ordersInSequence } from "@rosette/domain/contest/sequence"
import type { z } from "zod"
import { changedFields, refuseChangedFields } from "../../data/change/changed-fields.ts"
import { createOnce, stillThere } from "../../data/change/create-once.ts"
import { changeEvent, type EventChange, editEvent } from "../../data/change/event-change.ts"
import { awardSubject, criterionSubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { classesInWords, namedClasses, refuseForeignClasses } from "../../data/records/class-of-event.ts"
import { refuseBeyondLimit } from "../../data/records/event-limits.ts"
import { idsIn, tieBreaksIn } from "../../data/records/json-columns.ts"
import { criterionOf } from "../../data/records/shapes.ts"
import type { RowOf } from "../../data/rows.ts"
import { retallyAll } from "../../data/sql/tally.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"
import type { OrganizedCriterion } from "./access.ts"
import { forHistory, inColumns, refuseClassesOfOthers } from "./scorecards.ts"

/** Adds a criterion. Sheets that were submitted before have no score for it until their judges add one. */
export async function createCriterion(
  db: Database,
  event: OrganizedEvent,
  input: z.output<typeof contract.createCriterion.input>,
): Promise<z.output<typeof contract.createCriterion.output>> {
  const { eventId: _, mutationId, ...fields } = input
  const { eventId } = event
  return createOnce(
    db,
    { call: "createCriterion", eventId, mutationId, body: fields },
    async ({ recordId: id }) => criterionOf(stillThere(await db.prisma.criterion.findUnique({ where: { id } }))),
    (remember) =>
      changeEvent(db, event, "results", async ({ tx, changeVersion, record }) => {
        await refuseBeyondLimit(tx, eventId, "criteria")
        await refuseClassesOfOthers(tx, eventId, fields)
        const columns = inColumns(fields)
        const { classIds, ...unlimited } = columns
        const after = isLimited(fields) ? forHistory(columns, await namedClasses(tx, eventId)) : unlimited
        await record({ action: "criterion.created", subject: criterionSubject(fields), after })
        // The event's setupVersion is already the version of this change.
        const criterion = await tx.criterion.create({ data: { ...columns, eventId, setupVersion: changeVersion } })
        await remember(tx, { eventId, recordId: criterion.id })
        return criterionOf(criterion)
      }),
  )
}

/** The classes of the event, read only where the history is to name some. */
const classesToName = async (tx: PrismaTransaction, eventId: number, { classIds }: { classIds?: string }) =>
  classIds === undefined ? [] : namedClasses(tx, eventId)

/** Product rule: the maximum cannot be lower than points that a judge has given, also in a draft. */
async function refuseMaxBelowPoints(tx: PrismaTransaction, criterionId: number, maxPoints: number): Promise<void> {
  const above = await tx.score.findFirst({ where: { criterionId, points: { gt: maxPoints } }, select: { id: true } })
  if (above) throw new AppError("POINTS_ABOVE_MAX")
}

/** The fields of a criterion that results neither show nor depend on. */
const SHOWN_TO_JUDGES_ALONE = new Set(["description"])

/**
 * Changes only the fields that were sent. Throws FIELDS_CHANGED if they no longer hold what was expected,
 * POINTS_ABOVE_MAX if judges gave more than the new maximum.
 */
export async function updateCriterion(
  db: Database,
  criterion: OrganizedCriterion,
  input: z.output<typeof contract.updateCriterion.input>,
): Promise<z.output<typeof contract.updateCriterion.output>> {
  const { criterionId: _, expected, ...fields } = input
  const { criterionId: id, eventId } = criterion
  const sent = inColumns(fields)
  return editEvent(db, criterion, async ({ tx, sql, begin }) => {
    const stored = await tx.criterion.findUnique({ where: { id } })
    if (!stored) throw new AppError("NOT_FOUND")
    refuseChangedFields(stored, sent, expected && inColumns(expected))
    const change = changedFields(stored, sent)
    if (!change) return criterionOf(stored)
    const { after } = change
    await refuseClassesOfOthers(tx, eventId, fields)
    if (after.maxPoints !== undefined) await refuseMaxBelowPoints(tx, id, after.maxPoints)
    const isOnlyShown = Object.keys(after).every((field) => SHOWN_TO_JUDGES_ALONE.has(field))
    const { record } = await begin(isOnlyShown ? "shownToJudges" : "results")
    const classes = await classesToName(tx, eventId, after)
    await record({
      action: "criterion.updated",
      subject: criterionSubject(stored),
      before: forHistory(change.before, classes),
      after: forHistory(after, classes),
    })
    const updated = await tx.criterion.update({ where: { id }, data: after })
    if (movesApplicability(after)) await retallyAll(sql, eventId)
    return criterionOf(updated)
  })
}

type Scorecards = z.output<typeof contract.updateCriteria.output>

/** The stored criteria that a list names, in its order. Throws INVALID_INPUT for one that is foreign or named twice. */
function criteriaNamed(list: Scorecards, stored: readonly RowOf<"Criterion">[]): RowOf<"Criterion">[] {
  return list.map(({ criterionId }, index) => {
    const path = ["criteria", index, "criterionId"]
    const criterion = stored.find(({ id }) => id === criterionId)
    if (!criterion) throw invalid(path, "This criterion does not belong to the event")
    if (list.findIndex((one) => one.criterionId === criterionId) < index)
      throw invalid(path, "This criterion appears twice")
    return criterion
  })
}

/** Sets the classes of several criteria, all or none. */
export async function updateCriteria(
  db: Database,
  event: OrganizedEvent,
  { criteria: list }: z.output<typeof contract.updateCriteria.input>,
): Promise<Scorecards> {
  const { eventId } = event
  return editEvent(db, event, async ({ tx, begin }) => {
    const named = criteriaNamed(list, await tx.criterion.findMany({ where: { eventId } }))
    const classes = await namedClasses(tx, eventId)
    for (const [index, { classIds }] of list.entries())
      refuseForeignClasses(classIds, classes, ["criteria", index, "classIds"])
    const changes = named.flatMap((stored, index) => {
      const after = JSON.stringify(list[index]?.classIds ?? [])
      return after === stored.classIds ? [] : [{ stored, after }]
    })
    if (changes.length === 0) return list
    const { record } = await begin("results")
    const inWords = (name: string, column: string) => `${name}: ${classesInWords(idsIn(column), classes).join(", ")}`
    await record({
      action: "criteria.updated",
      subject: changes.length === 1 ? "1 criterion" : `${changes.length} criteria`,
      before: { classes: changes.map(({ stored }) => inWords(stored.name, stored.classIds)) },
      after: { classes: changes.map(({ stored, after }) => inWords(stored.name, after)) },
    })
    for (const { stored, after } of changes)
      await tx.criterion.update({ where: { id: stored.id }, data: { classIds: after } })
    return list
  })
}

/** Removes the criterion from the event's tie-breaks, which may name only existing criteria. */
async function dropTieBreaks(
  tx: PrismaTransaction,
  { eventId }: OrganizedCriterion,
  { id, name }: { id: number; name: string },
  record: EventChange["record"],
): Promise<void> {
  const where = { id: eventId }
  const event = await tx.event.findUniqueOrThrow({ where, select: { tieBreaks: true } })
  const steps = tieBreaksIn(event.tieBreaks)
  const left = steps.filter((step) => step !== `criterion:${id}`)
  if (left.length === steps.length) return
  await tx.event.update({ where, data: { tieBreaks: JSON.stringify(left) } })
  await record({ action: "rules.updated", subject: "Rules", before: { tieBreak: name }, after: { tieBreak: null } })
}

/** Makes awards that are decided by this criterion manual; they keep their winners. */
async function makeAwardsManual(
  tx: PrismaTransaction,
  { eventId }: OrganizedCriterion,
  { id, name }: { id: number; name: string },
  record: EventChange["record"],
): Promise<void> {
  const awards = await tx.award.findMany({
    where: { eventId, basis: "criterion", basisId: id },
    orderBy: { id: "asc" },
  })
  for (const award of awards) {
    await tx.award.update({ where: { id: award.id }, data: { basis: "manual", basisId: null } })
    await record({
      action: "award.updated",
      subject: awardSubject(award),
      before: { decided: `best in ${name}` },
      after: { decided: "by hand" },
    })
  }
}

/**
 * Removes the criterion with its scores, its confirmed winners and its place in the tie-breaks; awards that were
 * decided by it become manual. Throws NOT_FOUND if it is already gone.
 */
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
    await dropTieBreaks(tx, criterion, stored, record)
    await makeAwardsManual(tx, criterion, stored, record)
    await tx.criterion.delete({ where })
    await retallyAll(sql, criterion.eventId)
    return { deletedCount: 1 }
  })
}

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
