import type { organizerContract as contract, judgeContract } from "@rosette/contract/routers"
import type { z } from "zod"
import { createOnce, type RememberCreation, stillThere } from "../../data/change/create-once.ts"
import { editEvent } from "../../data/change/event-change.ts"
import { entrySubject, judgeSubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { refuseBeyondLimit } from "../../data/records/event-limits.ts"
import { raiseNewsVersion } from "../../data/sql/judge-news.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"
import type { OrganizedMessage, OwnMessage } from "./access.ts"
import { toldToJudge, WITH_MESSAGE } from "./messages-of-judge-query.ts"
import { shownMessage, WITH_JUDGES } from "./queries.ts"

type Named = { id: number; name: string }

type Sent = Omit<z.output<typeof contract.sendMessage.input>, "eventId">
type Shown = z.output<typeof contract.sendMessage.output>

/**
 * Tells judges something, or asks them for an entry. Nobody named means all judges. The same attempt again has no second effect. Throws
 * NOT_FOUND for a judge or an entry that the event does not have, INVALID_INPUT in an event without judges, LIMIT_REACHED.
 */
export async function sendMessage(
  db: Database,
  event: OrganizedEvent,
  { mutationId, ...message }: Sent,
): Promise<Shown> {
  const { eventId } = event
  return createOnce(
    db,
    { call: "sendMessage", eventId, mutationId, body: message },
    async ({ recordId: id }) => {
      const stored = await db.prisma.message.findUnique({ where: { id }, ...WITH_JUDGES })
      return shownMessage(db.prisma, stillThere(stored))
    },
    (remember) => sendOnce(db, event, message, remember),
  )
}

const sendOnce = (
  db: Database,
  { eventId, ...author }: OrganizedEvent,
  { text, entryId, judgeIds }: Sent,
  remember: RememberCreation,
): Promise<Shown> =>
  editEvent(
    db,
    { eventId, ...author },
    async ({ tx, begin }) => {
      await refuseBeyondLimit(tx, eventId, "messages")
      const entry = entryId == null ? null : await tx.entry.findUnique({ where: { id: entryId, eventId } })
      if (entryId != null && !entry) throw new AppError("NOT_FOUND")
      const { judges, told } = await recipients(tx, eventId, judgeIds)
      const ids = told.map(({ id }) => id)
      const { sql, changeVersion, record } = await begin("administration", "all")
      const content = { eventId, text, entryId: entry?.id ?? null, sentBy: author.actor }
      const sent = await tx.message.create({
        data: { ...content, judges: { createMany: { data: ids.map((judgeId) => ({ judgeId })) } } },
        ...WITH_JUDGES,
      })
      await remember(tx, { eventId, recordId: sent.id })
      await raiseNewsVersion(sql, ids, changeVersion)
      const { subject, said } = inWords({ text, entry }, told, judges.length)
      await record({ action: "message.sent", subject, after: said })
      return shownMessage(tx, sent)
    },
    "allowed",
  )

async function recipients(tx: PrismaTransaction, eventId: number, judgeIds: readonly number[]) {
  const judges = await tx.judge.findMany({
    where: { eventId },
    orderBy: { id: "asc" },
    select: { id: true, name: true },
  })
  if (judges.length === 0) throw invalid(["judgeIds"], "This event has no judges yet. Add one first.")
  const told = judgeIds.length === 0 ? judges : judges.filter(({ id }) => judgeIds.includes(id))
  if (told.length < new Set(judgeIds).size) throw new AppError("NOT_FOUND")
  return { judges, told }
}

type Content = { text: string; entry: { votingId: string; entryName: string } | null }

/** A message as the history records it: judges by name where the subject does not name them. */
function inWords({ text, entry }: Content, told: readonly Named[], ofAll: number) {
  const [first] = told
  const isNamed = told.length > 1 && told.length < ofAll
  const subject = isNamed ? `${told.length} judges` : told.length === 1 && first ? judgeSubject(first) : "All judges"
  return {
    subject,
    said: {
      ...(isNamed && { judges: told.map(({ name }) => name) }),
      ...(entry && { entry: entrySubject(entry) }),
      ...(text !== "" && { text }),
    },
  }
}

/** Takes a message back: it is no longer on the devices of its judges. Throws NOT_FOUND if it is gone. */
export async function withdrawMessage(
  db: Database,
  message: OrganizedMessage,
): Promise<z.output<typeof contract.withdrawMessage.output>> {
  const { messageId: id, eventId } = message
  return editEvent(
    db,
    message,
    async ({ tx, begin }) => {
      const stored = await tx.message.findUnique({
        where: { id },
        include: { entry: true, judges: { include: { judge: { select: { id: true, name: true } } } } },
      })
      if (!stored) throw new AppError("NOT_FOUND")
      const told = stored.judges.map(({ judge }) => judge)
      const { sql, changeVersion, record } = await begin("administration", "all")
      await tx.message.delete({ where: { id } })
      await raiseNewsVersion(
        sql,
        told.map((judge) => judge.id),
        changeVersion,
      )
      const { subject, said } = inWords(stored, told, await tx.judge.count({ where: { eventId } }))
      await record({ action: "message.withdrawn", subject, before: said })
      return { deletedCount: 1 }
    },
    "allowed",
  )
}

/**
 * Notes that the judge has read a message, once; it leaves their other devices too. It is no line of the history. Throws NOT_FOUND if
 * the message was withdrawn meanwhile.
 */
export async function messageSeen(
  db: Database,
  { messageId, ...judge }: OwnMessage,
): Promise<z.output<typeof judgeContract.messageSeen.output>> {
  const { judgeId } = judge
  const where = { messageId_judgeId: { messageId, judgeId } }
  return editEvent(
    db,
    judge,
    async ({ tx, begin }) => {
      const told = await tx.messageToJudge.findUnique({ where, ...WITH_MESSAGE })
      if (!told) throw new AppError("NOT_FOUND")
      if (told.seenAt) return toldToJudge(told)
      const { sql, changeVersion } = await begin("administration")
      const seenAt = new Date()
      await tx.messageToJudge.update({ where, data: { seenAt } })
      await raiseNewsVersion(sql, [judgeId], changeVersion)
      return toldToJudge({ ...told, seenAt })
    },
    "allowed",
  )
}
