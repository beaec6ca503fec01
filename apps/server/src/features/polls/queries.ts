import type { Poll, PollCount } from "@rosette/contract/polls"
import type { organizerContract as contract } from "@rosette/contract/routers"
import { pollResult } from "@rosette/domain/audience/polls"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import type { z } from "zod"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { pollForRules } from "../../data/records/polls.ts"
import type { RowOf } from "../../data/rows.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { turnoutOf } from "./turnout-query.ts"

const IN_ORDER = [{ order: "asc" }, { id: "asc" }] as const

/** The polls of the event by their order, with turnout and, once closed, votes. */
export async function pollsOf(
  db: Database,
  { eventId }: Pick<OrganizedEvent, "eventId">,
): Promise<z.output<typeof contract.polls.output>> {
  const rows = await db.prisma.poll.findMany({ where: { eventId }, orderBy: [...IN_ORDER] })
  const entries = rows.some(({ state }) => state === "closed") ? await entriesToCount(db.prisma, eventId) : []
  const polls: Poll[] = []
  for (const row of rows) polls.push(pollOf(row, await countOf(db, row, entries)))
  return polls
}

export const pollOf = (row: RowOf<"Poll">, count: PollCount): Poll => ({
  id: row.id,
  name: row.name,
  classIds: pollForRules(row).classIds.slice(),
  order: row.order,
  showsVotes: row.showsVotes,
  openedAt: row.openedAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  ...count,
})

type CountedEntry = Pick<RowOf<"Entry">, "id" | "votingId" | "classId" | "status">

/** The entries of the event in voting ID order, as far as counting needs them. */
export async function entriesToCount(
  { entry }: Pick<PrismaTransaction, "entry">,
  eventId: number,
): Promise<CountedEntry[]> {
  const select = { id: true, votingId: true, classId: true, status: true } as const
  const rows = await inPages((after, take) =>
    entry.findMany({ where: { eventId, id: { gt: after } }, orderBy: { id: "asc" }, take, select }),
  )
  return rows.sort((a, b) => compareVotingIds(a.votingId, b.votingId))
}

/** The votes of a closed poll for the entries as they are now, and of an open one only how many codes have a choice. */
export async function countOf(db: Database, row: RowOf<"Poll">, entries: readonly CountedEntry[]): Promise<PollCount> {
  const { state } = row
  if (state === "closed") return { state, ...closedCount(row, entries) }
  if (state === "draft") return { state, voters: 0, votes: null }
  const { voters } = await turnoutOf(db, row.eventId)
  return { state, voters: voters.get(row.id) ?? 0, votes: null }
}

/** What a poll that was closed counted, for the entries as they are now. */
export function closedCount(row: RowOf<"Poll">, entries: readonly CountedEntry[]) {
  const { classIds, counts } = pollForRules(row)
  return pollResult({ classIds, counts: counts ?? [] }, entries)
}
