import type { HistoryItem } from "@rosette/contract/history"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { unseenLines } from "../../data/records/conflicts.ts"
import type { RowOf } from "../../data/rows.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"

const LINES_AT_ONCE = 500

const fromJson = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

/**
 * The event's history, newest first, a page at a time; `nextCursor` asks for the lines before this page, null at the
 * end. A draft of a judge who has stepped aside is left out: its judge alone sees it.
 */
export async function eventHistory(
  db: Database,
  event: OrganizedEvent,
  { cursor, limit }: z.output<typeof contract.history.input>,
): Promise<z.output<typeof contract.history.output>> {
  const { eventId } = event
  const unseen = await unseenLines(db.prisma, eventId)
  const rows = await db.prisma.historyItem.findMany({
    where: { eventId, id: { notIn: unseen, ...(cursor && { lt: cursor }) } },
    orderBy: { id: "desc" },
    take: limit + 1,
  })
  const items = rows.slice(0, limit).map(itemOf)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

/** The same lines, oldest first, a page at a time. */
export async function* historyFromStart(db: Database, { eventId }: OrganizedEvent): AsyncGenerator<HistoryItem[]> {
  const unseen = await unseenLines(db.prisma, eventId)
  for (let after = 0; ; ) {
    const where = { eventId, id: { gt: after, notIn: unseen } }
    const rows = await db.prisma.historyItem.findMany({ where, orderBy: { id: "asc" }, take: LINES_AT_ONCE })
    const last = rows.at(-1)
    if (!last) return
    yield rows.map(itemOf)
    after = last.id
  }
}

const itemOf = (row: RowOf<"HistoryItem">): HistoryItem => ({
  id: row.id,
  at: row.at.toISOString(),
  actor: row.actor,
  role: row.role,
  way: row.way,
  device: row.device,
  action: row.action,
  subject: row.subject,
  before: fromJson(row.before),
  after: fromJson(row.after),
  seq: row.seq,
  contentHash: row.contentHash,
  previous: row.previous,
  hash: row.hash,
})
