import type { PollCount } from "@rosette/contract/polls"
import { countChoices, refusePollState } from "@rosette/domain/audience/polls"
import { stillThere } from "../../data/change/create-once.ts"
import { editEvent } from "../../data/change/event-change.ts"
import { pollSubject } from "../../data/change/subjects.ts"
import type { Database } from "../../data/database.ts"
import { choicesInPoll } from "../../data/sql/votes.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"
import type { OrganizedPoll } from "./access.ts"
import { closedCount, entriesToCount } from "./queries.ts"
import { turnoutNow } from "./turnout-query.ts"

/** Opens voting. Throws POLL_CLOSED if it is open, INVALID_INPUT if it was closed before and no reason is given. */
export async function openPoll(
  db: Database,
  { pollId: id, ...author }: OrganizedPoll,
  { reason }: { reason: string },
): Promise<PollCount> {
  return editEvent(db, author, async ({ tx, sql, begin }) => {
    const stored = stillThere(await tx.poll.findUnique({ where: { id } }))
    const refusal = refusePollState(stored.state, "open")
    if (refusal) throw new AppError(refusal)
    if (stored.closedAt !== null && reason === "") throw invalid(["reason"], "Opening again needs a reason")
    const { record } = await begin("decisions")
    const { state } = await tx.poll.update({ where: { id }, data: { state: "open", openedAt: new Date() } })
    await record({
      action: "poll.opened",
      subject: pollSubject(stored),
      ...(stored.closedAt !== null && { after: { reason } }),
    })
    const { voters } = await turnoutNow(sql, author.eventId)
    return { state, voters: voters.get(id) ?? 0, votes: null }
  })
}

/**
 * Closes voting and stores the sums. A vote is either counted or refused. Closing a closed poll answers the count as it is now. Throws
 * POLL_CLOSED for one that was never opened.
 */
export async function closePoll(db: Database, { pollId: id, ...author }: OrganizedPoll): Promise<PollCount> {
  return editEvent(db, author, async ({ tx, begin }) => {
    const stored = stillThere(await tx.poll.findUnique({ where: { id } }))
    const refusal = refusePollState(stored.state, "closed")
    if (refusal) throw new AppError(refusal)
    const entries = await entriesToCount(tx, author.eventId)
    if (stored.state === "closed") return { state: stored.state, ...closedCount(stored, entries) }
    const { sql, record } = await begin("decisions")
    // First, so that the votes that are on their way are stored, and later ones are refused.
    await tx.poll.update({ where: { id }, data: { state: "closed", closedAt: new Date() } })
    const { counts, voided } = countChoices(await choicesInPoll(sql, id))
    const closed = await tx.poll.update({ where: { id }, data: { counts: JSON.stringify(counts) } })
    const { voters, votes } = closedCount(closed, entries)
    const votingIds = new Map(entries.map((entry) => [entry.id, entry.votingId]))
    const said = votes.map(({ entryId, votes: count }) => ({ votingId: votingIds.get(entryId) ?? "", votes: count }))
    await record({ action: "poll.closed", subject: pollSubject(stored), after: { voters, voided, votes: said } })
    return { state: closed.state, voters, votes }
  })
}
