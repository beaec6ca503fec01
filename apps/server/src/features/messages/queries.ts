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
  return withJudges(prisma, eventId, rows)
}

/** Messages as their organizer reads them: who has seen them, and whether what they ask for is done. */
export async function withJudges(
  { sheet }: Pick<PrismaTransaction, "sheet">,
  eventId: number,
  rows: readonly MessageRow[],
): Promise<Shown[]> {
  const asked = [...new Set(rows.flatMap(({ entryId }) => entryId ?? []))]
  const sheets = await sheet.findMany({
    where: { eventId, isSubmitted: true, entryId: { in: asked } },
    select: { judgeId: true, entryId: true },
  })
  const submitted = new Set(sheets.map(({ judgeId, entryId }) => `${judgeId}/${entryId}`))
  return rows.map((row) => shapeOf(row, (judgeId, entryId) => submitted.has(`${judgeId}/${entryId}`)))
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
