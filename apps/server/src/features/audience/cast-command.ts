import type { CastVote } from "@rosette/contract/audience"
import { isInPoll } from "@rosette/domain/audience/polls"
import type { Database, Sql } from "../../data/database.ts"
import { idsIn } from "../../data/records/json-columns.ts"
import {
  choiceUnderVote,
  chosenEntry,
  numberedEntry,
  pollUnderVote,
  removeVote,
  storeVote,
} from "../../data/sql/votes.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { HeldCode } from "./access.ts"

/** Votes with a code in place of its earlier vote; null takes that back. Throws POLL_CLOSED, NOT_IN_POLL. */
export const castVote = (
  db: Database,
  code: HeldCode,
  { pollId, entryId }: { pollId: number; entryId: number | null },
): Promise<CastVote> =>
  db.write(async (sql) => {
    const poll = await openPollOf(sql, code, pollId)
    const entry = entryId === null ? null : await chosenEntry(sql, code.eventId, entryId)
    if (entryId !== null && !entry) throw new AppError("NOT_IN_POLL")
    return store(sql, { code, poll, entry, way: "phone" })
  })

/**
 * Votes for somebody who has written a number on the ticket. Throws NOT_FOUND for a number that no entry has, VOTE_CODE_USED if the code
 * has another vote and it is not said that this one replaces it, POLL_CLOSED, NOT_IN_POLL.
 */
export const typeVote = (
  db: Database,
  code: HeldCode,
  { pollId, votingId, replaces }: { pollId: number; votingId: string | null; replaces: boolean },
): Promise<CastVote> =>
  db.write(async (sql) => {
    const poll = await openPollOf(sql, code, pollId)
    const entry = votingId === null ? null : await numberedEntry(sql, code.eventId, votingId)
    if (votingId !== null && !entry) throw new AppError("NOT_FOUND")
    const earlier = await choiceUnderVote(sql, { pollId, codeId: code.codeId })
    if (earlier !== null && earlier !== entry?.id && !replaces) throw new AppError("VOTE_CODE_USED")
    return store(sql, { code, poll, entry, way: "desk" })
  })

type OpenPoll = NonNullable<Awaited<ReturnType<typeof pollUnderVote>>>
type Entry = NonNullable<Awaited<ReturnType<typeof chosenEntry>>>
type Way = Parameters<typeof storeVote>[1]["way"]

async function openPollOf(sql: Sql, { eventId }: HeldCode, pollId: number): Promise<OpenPoll> {
  const poll = await pollUnderVote(sql, { pollId, eventId })
  if (poll?.state !== "open") throw new AppError("POLL_CLOSED")
  return poll
}

async function store(
  sql: Sql,
  { code, poll, entry, way }: { code: HeldCode; poll: OpenPoll; entry: Entry | null; way: Way },
): Promise<CastVote> {
  const pollId = poll.id
  const { codeId } = code
  if (entry && !isInPoll({ classIds: idsIn(poll.classIds) }, entry)) throw new AppError("NOT_IN_POLL")
  const votedAt = new Date()
  if (entry) await storeVote(sql, { pollId, codeId, entryId: entry.id, way, votedAt })
  else await removeVote(sql, { pollId, codeId })
  return { pollId, entryId: entry?.id ?? null, votingId: entry?.votingId ?? null, at: votedAt.toISOString() }
}
