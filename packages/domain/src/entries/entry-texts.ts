/**
 * The texts of an entry, in the order of its schema. Schemas, answers, published versions, searches and the history of a
 * deletion are derived from this list; a text also needs a column in `prisma/models`.
 */
export const ENTRY_TEXTS = ["entryName", "description", "ownerParticipant", "votingId"] as const

export type EntryText = (typeof ENTRY_TEXTS)[number]
export type EntryTexts = Record<EntryText, string>

/** A record with a value for every text. */
export const eachText = <Value>(give: (text: EntryText) => Value): Record<EntryText, Value> =>
  // The assertion is only here: `Object.fromEntries` loses the key types.
  Object.fromEntries(ENTRY_TEXTS.map((text) => [text, give(text)])) as Record<EntryText, Value>

/** What a search looks through: every text that is known. */
export const searchTexts = (entry: Partial<EntryTexts>): string[] => ENTRY_TEXTS.map((text) => entry[text] ?? "")
