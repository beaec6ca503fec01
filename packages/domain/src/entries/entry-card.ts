/** An entry, its event and its class, as far as a card shows them. */
type OnCard = {
  eventName: string
  className: string
  entry: {
    votingId: string
    entryName: string
    ownerParticipant: string
    showEntryName: boolean
    showOwnerParticipant: boolean
  }
}

/** What a card shows: a hidden name or owner is not printed. */
export const cardFace = ({ eventName, className, entry }: OnCard) => ({
  event: eventName,
  votingId: entry.votingId,
  name: entry.showEntryName ? entry.entryName : "",
  owner: entry.showOwnerParticipant ? entry.ownerParticipant : "",
  class: className,
})
export type CardFace = ReturnType<typeof cardFace>

/** Whether a printed card no longer shows what the entry is; one that was never printed is not out of date. */
export const isCardOutdated = (printed: CardFace | null, now: CardFace): boolean =>
  printed !== null && Object.entries(now).some(([field, text]) => printed[field as keyof CardFace] !== text)
