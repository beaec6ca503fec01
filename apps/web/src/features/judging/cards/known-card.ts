import { byNumber } from "@rosette/domain/entries/by-number"
import { type CardCode, readCardCode } from "@rosette/domain/entries/card-code"
import { confusedVotingIdKey } from "@rosette/domain/text/text-keys"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { conflictOf } from "../entries/entry-group.ts"

/** Where a card or a number leads: to an entry of the judge, perhaps with something to say, or only to a sentence. */
export type Found = { entryId: number; notice: string | null } | { entryId: null; sentence: string }

type Known = Pick<Workspace, "event" | "entries" | "cards" | "conflicts">

/** The entry of a card. The number on the card may be an older one. */
export function entryOfCard(workspace: Known, { cardId, votingId: printed }: CardCode): Found {
  const card = workspace.cards.find((one) => one.cardId === cardId)
  if (!card) return { entryId: null, sentence: unknownCard(workspace) }
  const isOlder = printed !== null && printed !== card.votingId
  return ownEntry(workspace, card, isOlder ? `This card says ${printed}; the entry is ${card.votingId} now` : null)
}

/** The entry of the codes in one picture, the nearest to its middle first: a poster beside a card is passed over. */
export function entryOfCodes(workspace: Known, texts: readonly string[]): Found {
  const cards = texts.flatMap((text) => readCardCode(text) ?? [])
  const known = cards.find(({ cardId }) => workspace.cards.some((one) => one.cardId === cardId))
  return known ? entryOfCard(workspace, known) : { entryId: null, sentence: unknownCard(workspace) }
}

const unknownCard = ({ event }: Pick<Known, "event">): string =>
  `Not a card of ${event.name}, or a new one: connect once to load it`

/** The entry with a voting ID as somebody types it: "c 1" finds C01 if no other one can be meant. */
export function entryOfNumber(workspace: Known, typed: string): Found {
  const own = workspace.entries.map(({ id, votingId }) => ({ entryId: id, votingId }))
  const all = [...own, ...workspace.cards]
  const same = byNumber(all, typed.trim())
  const key = confusedVotingIdKey(typed)
  const alike = same.length > 0 ? same : all.filter(({ votingId }) => confusedVotingIdKey(votingId) === key)
  const [known] = alike
  if (new Set(alike.map(({ votingId }) => votingId)).size > 1)
    return { entryId: null, sentence: `Several entries have a number like ${typed.trim()}: type it as it is printed` }
  return known
    ? ownEntry(workspace, known, null)
    : { entryId: null, sentence: `No entry has the number ${typed.trim()}` }
}

function ownEntry(
  workspace: Known,
  { entryId, votingId }: { entryId: number | null; votingId: string },
  notice: string | null,
): Found {
  if (entryId === null) return { entryId, sentence: `${votingId}: Not assigned to you` }
  if (conflictOf(workspace, entryId)) return { entryId: null, sentence: `${votingId}: Stepped aside` }
  return { entryId, notice }
}
