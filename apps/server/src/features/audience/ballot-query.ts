import type { Ballot } from "@rosette/contract/audience"
import { isInPoll, type Poll } from "@rosette/domain/audience/polls"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import type { Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { perDatabase } from "../../data/per-database.ts"
import { pollForRules } from "../../data/records/polls.ts"
import { judgedEntryOf } from "../../data/records/shapes.ts"
import { choicesOfCode } from "../../data/sql/votes.ts"
import { BoundedCache } from "../../lib/bounded-cache.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { HeldCode } from "./access.ts"

type Choosable = Omit<Ballot["polls"][number], "choice">
type Ballots = { changeVersion: number; event: Ballot["event"]; polls: Choosable[]; votingIds: Map<number, string> }

const KEPT_EVENTS = 20

/** What all tickets of an event have in common, until something of the event changes. */
const kept = perDatabase(() => new BoundedCache<number, Ballots>(KEPT_EVENTS, "least recently used"))

/** What a code can choose in the polls that are open, and what it has chosen. */
export async function ballotOf(db: Database, code: HeldCode): Promise<Ballot> {
  const { event, polls, votingIds } = await ballotsOf(db, code)
  const choices = polls.length === 0 ? [] : await choicesOfCode(db.read, code.codeId)
  const chosen = new Map(choices.map(({ pollId, entryId }) => [pollId, entryId]))
  return {
    event,
    polls: polls.map((poll) => {
      const entryId = chosen.get(poll.id)
      return { ...poll, choice: entryId === undefined ? null : { entryId, votingId: votingIds.get(entryId) ?? "" } }
    }),
  }
}

async function ballotsOf(db: Database, { eventId, changeVersion }: HeldCode): Promise<Ballots> {
  const known = kept(db).get(eventId)
  if (known?.changeVersion === changeVersion) return known
  const read = { changeVersion, ...(await readBallots(db, eventId)) }
  kept(db).set(eventId, read)
  return read
}

async function readBallots({ prisma }: Database, eventId: number): Promise<Omit<Ballots, "changeVersion">> {
  const event = await prisma.event.findUnique({ where: { id: eventId }, select: { name: true, date: true } })
  if (!event) throw new AppError("VOTE_CODE_UNKNOWN")
  const open = await prisma.poll.findMany({
    where: { eventId, state: "open" },
    orderBy: [{ order: "asc" }, { id: "asc" }],
  })
  if (open.length === 0) return { event, polls: [], votingIds: new Map() }
  const rows = await inPages((after, take) =>
    prisma.entry.findMany({ where: { eventId, id: { gt: after } }, orderBy: { id: "asc" }, take }),
  )
  const entries = rows.sort((a, b) => compareVotingIds(a.votingId, b.votingId)).map(judgedEntryOf)
  return {
    event,
    polls: open.map((row) => ({ id: row.id, name: row.name, entries: choosable(pollForRules(row), entries) })),
    votingIds: new Map(entries.map(({ id, votingId }) => [id, votingId])),
  }
}

const choosable = (poll: Poll, entries: readonly ReturnType<typeof judgedEntryOf>[]): Choosable["entries"] =>
  entries
    .filter((entry) => isInPoll(poll, entry))
    .map(({ id, votingId, entryName, ownerParticipant, imageUrl, classId }) => {
      return { entryId: id, votingId, entryName, ownerParticipant, imageUrl, classId: classId ?? null }
    })
