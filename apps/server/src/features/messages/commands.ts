import type { organizerContract as contract, judgeContract } from "@rosette/contract/routers"
import type { z } from "zod"
import { editEvent } from "../../data/change/event-change.ts"
import { entrySubject, judgeSubject } from "../../data/change/subjects.ts"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { refuseBeyondLimit } from "../../data/records/event-limits.ts"
import { raiseNewsVersion } from "../../data/sql/judge-news.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"
import type { OrganizedMessage, OwnMessage } from "./access.ts"
import { toldToJudge, WITH_MESSAGE } from "./messages-of-judge-query.ts"
import { WITH_JUDGES, withJudges } from "./queries.ts"

type Named = { id: number; name: string }

/**
 * Tells judges something, or asks them for an entry. Nobody named means all judges. Throws NOT_FOUND for a judge or an entry that the
 * event does not have, INVALID_INPUT in an event without judges, LIMIT_REACHED.
 */
export async function sendMessage(
  db: Database,
  { eventId, ...author }: OrganizedEvent,
  { text, entryId, judgeIds }: z.output<typeof contract.sendMessage.input>,
): Promise<z.output<typeof contract.sendMessage.output>> {
  return editEvent(
    db,
    { eventId, ...author },
    async ({ tx, begin }) => {
      await refuseBeyondLimit(tx, eventId, "messages")
      const entry = entryId == null ? null : await tx.entry.findUnique({ where: { id: entryId, eventId } })
      if (entryId != null && !entry) throw new AppError("NOT_FOUND")
      const { judges, told } = await recipients(tx, eventId, judgeIds)
      const { sql, changeVersion, record } = await begin("administration", "all")
      const sent = await tx.message.create({
        data: {
          eventId,
          text,
          entryId: entry?.id ?? null,
          sentBy: author.actor,
          judges: { createMany: { data: told.map(({ id }) => ({ judgeId: id })) } },
        },
        ...WITH_JUDGES,
      })
      const ids = told.map(({ id }) => id)
      await raiseNewsVersion(sql, ids, changeVersion)
      const { subject, content } = inWords({ text, entry }, told, judges.length)
      await record({ action: "message.sent", subject, after: content })
      const [shown] = await withJudges(tx, eventId, [sent])
      if (!shown) throw new AppError("NOT_FOUND")
      return shown
    },
    "allowed",
  )
}

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
    content: {
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
      const { subject, content } = inWords(stored, told, await tx.judge.count({ where: { eventId } }))
      await record({ action: "message.withdrawn", subject, before: content })
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
