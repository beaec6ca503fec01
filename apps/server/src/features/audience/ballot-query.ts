import type { Ballot } from "@rosette/contract/audience"
import { isInPoll } from "@rosette/domain/audience/polls"
import { compareVotingIds } from "@rosette/domain/entries/voting-id"
import type { Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { perDatabase } from "../../data/per-database.ts"
import { idsIn } from "../../data/records/json-columns.ts"
import { judgedEntryOf } from "../../data/records/shapes.ts"
import { choicesOfCode, openPolls } from "../../data/sql/votes.ts"
import { BoundedCache } from "../../lib/bounded-cache.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { HeldCode } from "./access.ts"

type Choosable = Ballot["polls"][number]["entries"][number]
type Listed = { choosable: Choosable; entry: ReturnType<typeof judgedEntryOf> }
type Setup = { setupVersion: number; event: Ballot["event"]; listed: Listed[] }

const KEPT_EVENTS = 20

/**
 * What the ballots of an event are made of, until its setup changes. Not until anything changes: beside saving judges nearly every
 * ballot would read all entries again.
 */
const kept = perDatabase(() => new BoundedCache<number, Setup>(KEPT_EVENTS, "least recently used"))

/** What a code can choose in the polls that are open, and what it has chosen. */
export async function ballotOf(db: Database, code: HeldCode): Promise<Ballot> {
  const { event, listed } = await setupOf(db, code)
  const polls = await openPolls(db.read, code.eventId)
  const choices = polls.length === 0 ? [] : await choicesOfCode(db.read, code.codeId)
  const chosen = new Map(choices.map(({ pollId, entryId }) => [pollId, entryId]))
  const choiceIn = (pollId: number) => {
    const entryId = chosen.get(pollId)
    if (entryId === undefined) return null
    return { entryId, votingId: listed.find(({ entry }) => entry.id === entryId)?.entry.votingId ?? "" }
  }
  return {
    event,
    polls: polls.map(({ id, name, classIds }) => {
      const poll = { classIds: idsIn(classIds) }
      const entries = listed.flatMap(({ entry, choosable }) => (isInPoll(poll, entry) ? [choosable] : []))
      return { id, name, entries, choice: choiceIn(id) }
    }),
  }
}

async function setupOf(db: Database, { eventId, setupVersion }: HeldCode): Promise<Setup> {
  const known = kept(db).get(eventId)
  if (known?.setupVersion === setupVersion) return known
  const read = { setupVersion, ...(await readSetup(db, eventId)) }
  kept(db).set(eventId, read)
  return read
}

async function readSetup({ prisma }: Database, eventId: number): Promise<Omit<Setup, "setupVersion">> {
  const event = await prisma.event.findUnique({ where: { id: eventId }, select: { name: true, date: true } })
  if (!event) throw new AppError("VOTE_CODE_UNKNOWN")
  const rows = await inPages((after, take) =>
    prisma.entry.findMany({ where: { eventId, id: { gt: after } }, orderBy: { id: "asc" }, take }),
  )
  const entries = rows.sort((a, b) => compareVotingIds(a.votingId, b.votingId)).map(judgedEntryOf)
  return { event, listed: entries.map((entry) => ({ entry, choosable: choosableOf(entry) })) }
}

const choosableOf = ({ id, votingId, entryName, ownerParticipant, imageUrl, classId }: Listed["entry"]): Choosable => ({
  entryId: id,
  votingId,
  entryName,
  ownerParticipant,
  imageUrl,
  classId: classId ?? null,
})
