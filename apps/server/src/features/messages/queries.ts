import type { organizerContract as contract } from "@rosette/contract/routers"
import { isDone } from "@rosette/domain/messages/messages"
import type { z } from "zod"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import type { RowOf } from "../../data/rows.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"

type Shown = z.output<typeof contract.messages.output>[number]
type MessageRow = RowOf<"Message"> & { judges: Pick<RowOf<"MessageToJudge">, "judgeId" | "seenAt">[] }

/** A message with its judges, in the order of their ids. */
export const WITH_JUDGES = {
  include: { judges: { orderBy: { judgeId: "asc" }, select: { judgeId: true, seenAt: true } } },
} as const

/** The messages of an event that were not withdrawn, newest first. */
export async function messagesOf({ prisma }: Database, { eventId }: OrganizedEvent): Promise<Shown[]> {
  const rows = await prisma.message.findMany({ where: { eventId }, orderBy: { id: "desc" }, ...WITH_JUDGES })
  const asked = rows.flatMap(({ entryId }) => entryId ?? [])
  const hasSubmitted = await submittedOf(prisma, eventId, asked)
  return rows.map((row) => shapeOf(row, hasSubmitted))
}

/** A message as its organizer reads it: who has seen it, and whether what it asks for is done. */
export async function shownMessage(tx: Sheets, row: MessageRow): Promise<Shown> {
  return shapeOf(row, await submittedOf(tx, row.eventId, row.entryId === null ? [] : [row.entryId]))
}

type Sheets = Pick<PrismaTransaction, "sheet">

async function submittedOf({ sheet }: Sheets, eventId: number, entryIds: readonly number[]) {
  const where = { eventId, isSubmitted: true, entryId: { in: [...new Set(entryIds)] } }
  const sheets = entryIds.length > 0 ? await sheet.findMany({ where, select: { judgeId: true, entryId: true } }) : []
  const submitted = new Set(sheets.map(({ judgeId, entryId }) => `${judgeId}/${entryId}`))
  return (judgeId: number, entryId: number): boolean => submitted.has(`${judgeId}/${entryId}`)
}

function shapeOf(row: MessageRow, hasSubmitted: Parameters<typeof isDone>[1]): Shown {
  const { id, text, entryId } = row
  const judgeIds = row.judges.map(({ judgeId }) => judgeId)
  return {
    id,
    text,
    entryId,
    judgeIds,
    at: row.sentAt.toISOString(),
    by: row.sentBy,
    seen: row.judges.flatMap(({ judgeId, seenAt }) => (seenAt ? [{ judgeId, at: seenAt.toISOString() }] : [])),
    isDone: isDone({ entryId, judgeIds }, hasSubmitted),
  }
}
