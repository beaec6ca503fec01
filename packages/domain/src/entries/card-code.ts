/** What a card's QR code says: `{origin}/c/{cardId}/{votingId}`. The number is the one that was printed; null if there is none. */
export type CardCode = { cardId: string; votingId: string | null }

/** The id of a card as it is stored; null if the text cannot be one. */
export const readCardId = (text: string): string | null =>
  /^[0-9A-HJKMNP-TV-Z]{8}$/i.test(text) ? text.toUpperCase() : null

const CARD = /^https?:\/\/[^/?#\s]+\/c\/([0-9A-HJKMNP-TV-Z]{8})(?:\/([^/?#\s]*))?\/?(?:[?#]\S*)?$/i

/** Reads a scanned code; null if it is not a card. Any site is accepted: whether an event has the card is decided by its id. */
export function readCardCode(text: string): CardCode | null {
  const [, cardId, number] = CARD.exec(text.trim()) ?? []
  return cardId === undefined ? null : { cardId: cardId.toUpperCase(), votingId: number ? decoded(number) : null }
}

/** A part of an address that nobody encoded stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The address in the QR code of a card. */
export const cardUrl = (origin: string, { cardId, votingId }: { cardId: string; votingId: string }): string =>
  `${origin}/c/${cardId}/${encodeURIComponent(votingId)}`
