import { LIMITS } from "@rosette/contract/limits"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { namedAs, nameKey } from "@rosette/domain/text/text-keys"
import type { z } from "zod"
import { changedFields, refuseChangedFields } from "../../data/change/changed-fields.ts"
import { createOnce } from "../../data/change/create-once.ts"
import { changeEvent, editEvent } from "../../data/change/event-change.ts"
import { classSubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { classIdsOf, classRowsOf, WITH_CLASSES } from "../../data/records/award-classes.ts"
import { refuseBeyondLimit } from "../../data/records/event-limits.ts"
import { idsIn } from "../../data/records/json-columns.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"
import type { OrganizedClass } from "./access.ts"
import { classOf, countedEntries } from "./queries.ts"

/** There is no race: no other write on the event runs at the same time. */
async function refuseTakenName(tx: PrismaTransaction, eventId: number, name: string, ownId?: number): Promise<void> {
  // Not by the stored keys: those of an older version are of another form.
  const others = await tx.class.findMany({ where: { eventId, id: { not: ownId } }, select: { name: true } })
  if (namedAs(others, name)) throw new AppError("CLASS_NAME_TAKEN")
}

async function nextOrder(tx: PrismaTransaction, eventId: number): Promise<number> {
  const { _max } = await tx.class.aggregate({ where: { eventId }, _max: { order: true } })
  return Math.min((_max.order ?? 0) + 1, LIMITS.class.maxOrder)
}

async function storedClass(tx: PrismaTransaction, id: number) {
  const stored = await tx.class.findUnique({ where: { id }, include: countedEntries })
  if (!stored) throw new AppError("NOT_FOUND")
  return stored
}

/**
 * Adds a class, after the others if no order is sent. Throws CLASS_NAME_TAKEN if the event has a class of that name in
 * any case.
 */
export async function createClass(
  db: Database,
  event: OrganizedEvent,
  input: z.output<typeof contract.createClass.input>,
): Promise<z.output<typeof contract.createClass.output>> {
  const { eventId: _, mutationId, ...sent } = input
  const { eventId } = event
  return createOnce(
    db,
    { call: "createClass", eventId, mutationId, body: sent },
    async ({ recordId }) => classOf(await storedClass(db.prisma, recordId)),
    (remember) =>
      changeEvent(db, event, "shownToJudges", async ({ tx, record }) => {
        await refuseBeyondLimit(tx, eventId, "classes")
        await refuseTakenName(tx, eventId, sent.name)
        const fields = { ...sent, order: sent.order ?? (await nextOrder(tx, eventId)) }
        await record({ action: "class.created", subject: classSubject(fields), after: fields })
        const data = { ...fields, eventId, nameKey: nameKey(fields.name) }
        const created = await tx.class.create({ data, include: countedEntries })
        await remember(tx, { eventId, recordId: created.id })
        return classOf(created)
      }),
  )
}

/** Changes only the fields that were sent. Throws FIELDS_CHANGED if they no longer hold what was expected. */
export async function updateClass(
  db: Database,
  entryClass: OrganizedClass,
  input: z.output<typeof contract.updateClass.input>,
): Promise<z.output<typeof contract.updateClass.output>> {
  const { classId: _, expected, ...sent } = input
  const { classId: id, eventId } = entryClass
  return editEvent(db, entryClass, async ({ tx, begin }) => {
    const stored = await storedClass(tx, id)
    refuseChangedFields(stored, sent, expected)
    const change = changedFields(stored, sent)
    if (!change) return classOf(stored)
    const { name } = change.after
    if (name !== undefined) await refuseTakenName(tx, eventId, name, id)
    const { record } = await begin("shownToJudges")
    await record({ action: "class.updated", subject: classSubject(stored), ...change })
    const data = { ...change.after, ...(name !== undefined && { nameKey: nameKey(name) }) }
    return classOf(await tx.class.update({ where: { id }, data, include: countedEntries }))
  })
}

/** Removes a class that is not used. Throws CLASS_IN_USE while entries, awards, criteria, judges or polls name it. */
export async function deleteClass(
  db: Database,
  entryClass: OrganizedClass,
): Promise<z.output<typeof contract.deleteClass.output>> {
  const { classId: id, eventId } = entryClass
  return changeEvent(db, entryClass, "shownToJudges", async ({ tx, record }) => {
    const { name, code, order, minEntries, _count } = await storedClass(tx, id)
    const isNamed =
      (await awardsNaming(tx, eventId, id)).length > 0 ||
      (await criteriaNaming(tx, eventId, id)).length > 0 ||
      (await judgesLimitedTo(tx, eventId, id)).length > 0 ||
      (await pollsNaming(tx, eventId, id)).length > 0
    if (_count.entries > 0 || isNamed) throw new AppError("CLASS_IN_USE")
    await record({
      action: "class.deleted",
      subject: classSubject({ name }),
      before: { name, code, order, minEntries },
    })
    await tx.class.delete({ where: { id } })
    return { deletedCount: 1 }
  })
}

/**
 * Moves the entries into the other class, whose scorecard is theirs then. It replaces this one in awards, polls and in what judges are
 * limited to; this one leaves the criteria that name it, and is removed. The history keeps both names. Throws CLASS_IN_USE where a criterion names this one alone.
 */
export async function mergeClass(
  db: Database,
  entryClass: OrganizedClass,
  into: OrganizedClass,
): Promise<z.output<typeof contract.mergeClass.output>> {
  const { classId: id, eventId } = entryClass
  if (id === into.classId) throw invalid(["intoClassId"], "A class cannot be merged into itself")
  return changeEvent(db, entryClass, "results", async ({ tx, record }) => {
    const stored = await storedClass(tx, id)
    const other = await storedClass(tx, into.classId)
    const entries = await tx.entry.findMany({ where: { eventId, classId: id }, select: { votingId: true } })
    await tx.entry.updateMany({ where: { eventId, classId: id }, data: { classId: other.id } })
    await replaceInAwards(tx, eventId, id, other.id)
    await leaveScorecards(tx, eventId, id)
    const withOther = (others: readonly number[]) => ({
      classIds: JSON.stringify([...new Set([...others, other.id])].sort((a, b) => a - b)),
    })
    for (const { id: judgeId, others } of await judgesLimitedTo(tx, eventId, id))
      await tx.judge.update({ where: { id: judgeId }, data: withOther(others) })
    for (const { id: pollId, others } of await pollsNaming(tx, eventId, id))
      await tx.poll.update({ where: { id: pollId }, data: withOther(others) })
    const { name, code, order, minEntries } = stored
    await record({
      action: "class.merged",
      subject: classSubject(stored),
      before: { name, code, order, minEntries, votingIds: entries.map(({ votingId }) => votingId) },
      after: { into: other.name, moved: entries.length },
    })
    await tx.class.delete({ where: { id } })
    return { moved: entries.length }
  })
}

/** The awards of the event that name the class, as what decides them or as eligible. */
const awardsNaming = (tx: PrismaTransaction, eventId: number, classId: number) =>
  tx.award.findMany({
    where: { eventId, OR: [{ basis: "class", basisId: classId }, { eligibleClasses: { some: { classId } } }] },
    include: WITH_CLASSES,
  })

const NAMED_CLASSES = { id: true, classIds: true } as const

/** The criteria that name the class, with the others that they name. */
const criteriaNaming = async (tx: PrismaTransaction, eventId: number, classId: number) =>
  naming(await tx.criterion.findMany({ where: { eventId }, select: NAMED_CLASSES }), classId)

/** The judges who are limited to the class, with the others that they are limited to. */
const judgesLimitedTo = async (tx: PrismaTransaction, eventId: number, classId: number) =>
  naming(await tx.judge.findMany({ where: { eventId }, select: NAMED_CLASSES }), classId)

/** The polls of the class, with their others. */
const pollsNaming = async (tx: PrismaTransaction, eventId: number, classId: number) =>
  naming(await tx.poll.findMany({ where: { eventId }, select: NAMED_CLASSES }), classId)

const naming = (rows: readonly { id: number; classIds: string }[], classId: number) =>
  rows.flatMap((row) => {
    const classIds = idsIn(row.classIds)
    return classIds.includes(classId) ? [{ id: row.id, others: classIds.filter((id) => id !== classId) }] : []
  })

/** Product rule: a criterion of this class alone would become one of every class, so it has to be changed first. */
async function leaveScorecards(tx: PrismaTransaction, eventId: number, classId: number): Promise<void> {
  const criteria = await criteriaNaming(tx, eventId, classId)
  if (criteria.some(({ others }) => others.length === 0)) throw new AppError("CLASS_IN_USE")
  for (const { id, others } of criteria)
    await tx.criterion.update({ where: { id }, data: { classIds: JSON.stringify(others) } })
}

/** Replaces one class by another in the awards that name it, each class once. */
async function replaceInAwards(tx: PrismaTransaction, eventId: number, from: number, to: number): Promise<void> {
  for (const award of await awardsNaming(tx, eventId, from)) {
    const classIds = new Set(classIdsOf(award).map((classId) => (classId === from ? to : classId)))
    const basisId = award.basis === "class" && award.basisId === from ? to : award.basisId
    const eligibleClasses = { deleteMany: {}, create: classRowsOf([...classIds]) }
    await tx.award.update({ where: { id: award.id }, data: { basisId, eligibleClasses } })
  }
}
