import type { Entry } from "@rosette/contract/entries"
import { searchTest } from "@rosette/domain/entries/search"

/** The name of the entry on screen. An organizer may hide it from the judges, whose devices then do not get it. */
export const shownName = ({ showEntryName, entryName, votingId }: Entry): string =>
  showEntryName && entryName !== "" ? entryName : `Entry ${votingId}`

/** The owner or participant; null if the organizer hides it. */
export const shownOwner = ({ showOwnerParticipant, ownerParticipant }: Entry): string | null =>
  showOwnerParticipant && ownerParticipant !== "" ? ownerParticipant : null

/** Product rule: searches name, voting ID, description and owner; hidden fields are not searched. */
export function matchingEntries(entries: readonly Entry[], search: string): readonly Entry[] {
  const isFound = searchTest(search)
  return entries.filter((entry) =>
    isFound([shownName(entry), entry.votingId, entry.description, shownOwner(entry) ?? ""]),
  )
}

const OWN_PHOTO = /^(\/photos\/[^/]+)\.webp$/

/** The same as the contract's `thumbnailUrl`, whose file would load zod with the judging screen. */
export const smallPhoto = (url: string): string => url.replace(OWN_PHOTO, "$1-thumb.webp")
