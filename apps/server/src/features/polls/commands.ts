import { LIMITS } from "@rosette/contract/limits"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { refusePollRemoval } from "@rosette/domain/audience/polls"
import type { z } from "zod"
import { changedFields, refuseChangedFields } from "../../data/change/changed-fields.ts"
import { createOnce, stillThere } from "../../data/change/create-once.ts"
import { changeEvent, editEvent } from "../../data/change/event-change.ts"
import { pollSubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { refuseBeyondLimit } from "../../data/records/event-limits.ts"
import { idsIn } from "../../data/records/json-columns.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"
import type { OrganizedPoll } from "./access.ts"
import { countOf, entriesToCount, pollOf } from "./queries.ts"

type Shown = z.output<typeof contract.createPoll.output>

/** Adds a draft, after the others if no order is sent. Throws INVALID_INPUT for a class that the event does not have, LIMIT_REACHED. */
export async function createPoll(
  db: Database,
  event: OrganizedEvent,
  input: z.output<typeof contract.createPoll.input>,
): Promise<Shown> {
  const { eventId: _, mutationId, ...sent } = input
  const { eventId } = event
  return createOnce(
    db,
    { call: "createPoll", eventId, mutationId, body: sent },
    async ({ recordId: id }) => shownPoll(db, id),
    (remember) =>
      changeEvent(db, event, "organizersOnly", async ({ tx, record }) => {
        await refuseBeyondLimit(tx, eventId, "polls")
        const classes = await classNames(tx, eventId, sent.classIds)
        const fields = { ...sent, order: sent.order ?? (await nextOrder(tx, eventId)) }
        const created = await tx.poll.create({
          data: { ...fields, eventId, classIds: JSON.stringify(fields.classIds) },
        })
        const { classIds: _ids, ...said } = fields
        await record({ action: "poll.created", subject: pollSubject(created), after: { ...said, classes } })
        await remember(tx, { eventId, recordId: created.id })
        return pollOf(created, { state: created.state, voters: 0, votes: null })
      }),
  )
}

/** The poll as the list shows it. Throws NOT_FOUND if it is gone. */
async function shownPoll(db: Database, id: number): Promise<Shown> {
  const row = stillThere(await db.prisma.poll.findUnique({ where: { id } }))
  return pollOf(row, await countOf(db, row, await entriesToCount(db.prisma, row.eventId)))
}

async function nextOrder({ poll }: PrismaTransaction, eventId: number): Promise<number> {
  const { _max } = await poll.aggregate({ where: { eventId }, _max: { order: true } })
  return Math.min((_max.order ?? 0) + 1, LIMITS.poll.maxOrder)
}

/** Their names. Throws INVALID_INPUT if the event does not have one of them. */
async function classNames(tx: PrismaTransaction, eventId: number, classIds: readonly number[]): Promise<string[]> {
  const rows = await tx.class.findMany({ where: { eventId, id: { in: [...classIds] } } })
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return classIds.map((id, index) => {
    const name = names.get(id)
    if (name === undefined) throw invalid(["classIds", index], "This class does not belong to the event")
    return name
  })
}

/**
 * Changes the fields that are sent. Throws POLL_IN_USE for the classes of a poll that was opened, FIELDS_CHANGED if they no longer hold
 * what was expected, INVALID_INPUT for a class that the event does not have.
 */
export async function updatePoll(
  db: Database,
  poll: OrganizedPoll,
  input: z.output<typeof contract.updatePoll.input>,
): Promise<Shown> {
  const { pollId: _, expected, ...fields } = input
  const { pollId: id, eventId } = poll
  const sent = asStored(fields)
  await editEvent(db, poll, async ({ tx, begin }) => {
    const stored = stillThere(await tx.poll.findUnique({ where: { id } }))
    refuseChangedFields(stored, sent, expected && asStored(expected))
    const change = changedFields(stored, sent)
    if (!change) return
    const classIds = change.after.classIds === undefined ? null : idsIn(change.after.classIds)
    if (classIds && stored.state !== "draft") throw new AppError("POLL_IN_USE")
    const classes = classIds && (await classNames(tx, eventId, classIds))
    const before = classes && (await classNames(tx, eventId, idsIn(stored.classIds)))
    const { record } = await begin("decisions")
    await record({
      action: "poll.updated",
      subject: pollSubject(stored),
      before: inWords(change.before, before),
      after: inWords(change.after, classes),
    })
    await tx.poll.update({ where: { id }, data: change.after })
  })
  return shownPoll(db, id)
}

const asStored = <Fields extends { classIds?: number[] | undefined }>({ classIds, ...fields }: Fields) => ({
  ...fields,
  ...(classIds && { classIds: JSON.stringify(classIds) }),
})

const inWords = ({ classIds: _, ...fields }: { classIds?: unknown }, classes: string[] | null) => ({
  ...fields,
  ...(classes && { classes }),
})

/** Removes a poll. Throws POLL_IN_USE if somebody has voted in it, or an award goes by it. */
export async function deletePoll(
  db: Database,
  poll: OrganizedPoll,
): Promise<z.output<typeof contract.deletePoll.output>> {
  const { pollId: id, eventId } = poll
  return changeEvent(db, poll, "organizersOnly", async ({ tx, record }) => {
    const stored = stillThere(await tx.poll.findUnique({ where: { id } }))
    const votes = await tx.vote.count({ where: { pollId: id } })
    const awards = await tx.award.count({ where: { eventId, basis: "audience", basisId: id } })
    const refusal = refusePollRemoval({ votes, awards })
    if (refusal) throw new AppError(refusal)
    const { name, order, showsVotes } = stored
    const classes = await classNames(tx, eventId, idsIn(stored.classIds))
    await record({
      action: "poll.deleted",
      subject: pollSubject(stored),
      before: { name, order, showsVotes, classes },
    })
    await tx.poll.delete({ where: { id } })
    return { deletedCount: 1 }
  })
}
