import { ignoresByDefault } from "@rosette/contract/awards"
import type { awardsContract as contract } from "@rosette/contract/routers"
import { refuseAwardChange } from "@rosette/domain/contest/awards"
import type { z } from "zod"
import { changedFields, refuseChangedFields } from "../../data/change/changed-fields.ts"
import { createOnce, stillThere } from "../../data/change/create-once.ts"
import { changeEvent, editEvent } from "../../data/change/event-change.ts"
import { awardSubject, entrySubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { classRowsOf, WITH_CLASSES } from "../../data/records/award-classes.ts"
import { refuseBeyondLimit } from "../../data/records/event-limits.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { OrganizedAward } from "./access.ts"
import {
  asStored,
  changeOfAward,
  fieldsForHistory,
  refuseBrokenRules,
  refuseHalfBasis,
  rulesOfAward,
  storedFields,
} from "./award-rules.ts"
import { awardInUse } from "./refusals.ts"
import { awardOf } from "./shapes.ts"

/**
 * Adds an award without winners. Throws INVALID_INPUT if its rules contradict each other or name something that the
 * event does not have.
 */
export async function createAward(
  db: Database,
  event: OrganizedEvent,
  input: z.output<typeof contract.create.input>,
): Promise<z.output<typeof contract.create.output>> {
  const { eventId: _, mutationId, ...given } = input
  const sent = { ...given, ignoresExclusivity: given.ignoresExclusivity ?? ignoresByDefault(given) }
  const { eventId } = event
  return createOnce(
    db,
    { call: "createAward", eventId, mutationId, body: sent },
    async ({ recordId: id }) =>
      awardOf(stillThere(await db.prisma.award.findUnique({ where: { id }, include: WITH_CLASSES }))),
    (remember) =>
      changeEvent(db, event, "decisions", async ({ tx, record }) => {
        await refuseBeyondLimit(tx, eventId, "awards")
        await refuseBrokenRules(tx, eventId, sent)
        const { eligibleClassIds, eligibleFlags, ...fields } = sent
        const award = await tx.award.create({
          data: {
            ...fields,
            eventId,
            eligibleFlags: JSON.stringify(eligibleFlags),
            eligibleClasses: { create: classRowsOf(eligibleClassIds) },
          },
          include: WITH_CLASSES,
        })
        const after = await fieldsForHistory(tx, eventId, sent, storedFields(award))
        await record({ action: "award.created", subject: awardSubject(award), after })
        await remember(tx, { eventId, recordId: award.id })
        return awardOf(award)
      }),
  )
}

/**
 * Changes only the fields that were sent. Throws FIELDS_CHANGED if they no longer hold what was expected,
 * INVALID_INPUT if the changed award is invalid, AWARD_IN_USE if the present winners would break the new rules.
 */
export async function updateAward(
  db: Database,
  award: OrganizedAward,
  input: z.output<typeof contract.update.input>,
): Promise<z.output<typeof contract.update.output>> {
  const { awardId: _, expected, ...fields } = input
  const { awardId: id, eventId } = award
  const sent = asStored(fields)
  return editEvent(db, award, async ({ tx, begin }) => {
    const row = await tx.award.findUnique({ where: { id }, include: WITH_CLASSES })
    if (!row) throw new AppError("NOT_FOUND")
    const stored = storedFields(row)
    refuseChangedFields(stored, sent, expected && asStored(expected), ["basis", "basisId"])
    refuseHalfBasis(fields, { ...stored, ...rulesOfAward(stored) })
    const change = changedFields(stored, sent)
    if (!change) return awardOf(row)
    const changed = { ...stored, ...change.after }
    await refuseBrokenRules(tx, eventId, { ...changed, ...rulesOfAward(changed) })
    const present = await presentWinners(tx, id)
    if (refuseAwardChange({ changed, ...present })) throw awardInUse(changed, stored, present)
    const { record } = await begin("decisions")
    const before = await fieldsForHistory(tx, eventId, change.before, stored)
    const after = await fieldsForHistory(tx, eventId, change.after, changed)
    await record({ action: "award.updated", subject: awardSubject(stored), before, after })
    return awardOf(await tx.award.update({ where: { id }, data: changeOfAward(change.after), include: WITH_CLASSES }))
  })
}

/** How many winners the award has, and which other awards each of them holds. */
async function presentWinners(tx: PrismaTransaction, awardId: number) {
  const winners = await tx.awardWinner.findMany({
    where: { awardId },
    select: { entry: { select: { awardWinners: { where: { awardId: { not: awardId } }, select: { award: true } } } } },
  })
  return {
    winnersOfAward: winners.length,
    heldByWinners: winners.map(({ entry }) => entry.awardWinners.map((other) => other.award)),
  }
}

/** Removes the award with its assignments. */
export async function deleteAward(
  db: Database,
  award: OrganizedAward,
): Promise<z.output<typeof contract.delete.output>> {
  return changeEvent(db, award, "decisions", async ({ tx, record }) => {
    const stored = await tx.award.findUnique({
      where: { id: award.awardId },
      include: { ...WITH_CLASSES, winners: { select: { entry: { select: { votingId: true, entryName: true } } } } },
    })
    if (!stored) throw new AppError("NOT_FOUND")
    const { winners, ...row } = stored
    const { id: _, eventId: __, createdAt, updatedAt, ...fields } = storedFields(row)
    const before = await fieldsForHistory(tx, award.eventId, fields, fields)
    await tx.award.delete({ where: { id: award.awardId } })
    await record({
      action: "award.deleted",
      subject: awardSubject(stored),
      before: { ...before, winners: winners.map(({ entry }) => entrySubject(entry)) },
    })
    return { deletedCount: 1 }
  })
}
