import { isInPoll } from "@rosette/domain/audience/polls"
import { readCardId } from "@rosette/domain/entries/card-code"
import type { Database } from "../../data/database.ts"
import { pollForRules } from "../../data/records/polls.ts"

/** What the address of a card leads to; a name is not among it, because nobody has said who reads it. */
export type OpenedCard = {
  eventId: number
  eventName: string
  entryId: number
  cardId: string
  votingId: string
  /** The key of the event's public page; null while it is off. */
  publicKey: string | null
  /** A poll is open in which the entry can be chosen. */
  isVoting: boolean
}

/** The entry of a card; null if no entry has it. */
export async function openedCard({ prisma }: Database, cardId: string): Promise<OpenedCard | null> {
  const read = readCardId(cardId)
  const row =
    read &&
    (await prisma.entry.findUnique({
      where: { cardId: read },
      include: { event: { include: { publicPage: true, polls: { where: { state: "open" } } } } },
    }))
  if (!row) return null
  const { event, id: entryId, eventId, votingId } = row
  return {
    eventId,
    eventName: event.name,
    entryId,
    cardId: row.cardId,
    votingId,
    publicKey: event.publicPage?.key ?? null,
    isVoting: event.polls.some((poll) => isInPoll(pollForRules(poll), row)),
  }
}
