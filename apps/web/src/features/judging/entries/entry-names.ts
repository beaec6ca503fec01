import type { Entry } from "@rosette/contract"
import { searchTest } from "@rosette/domain"

/** What the entry is called on screen; an organizer may hide its name from the judges, who are then not sent it either. */
export const shownName = ({ showEntryName, entryName, votingId }: Entry): string =>
  showEntryName && entryName !== "" ? entryName : `Entry ${votingId}`

/** Who brings it, or null where the organizer hides that. */
export const shownOwner = ({ showOwnerParticipant, ownerParticipant }: Entry): string | null =>
  showOwnerParticipant && ownerParticipant !== "" ? ownerParticipant : null

/** Product rule: match on name, voting ID, description and owner; what is hidden is not searched. */
export function matchingEntries(entries: readonly Entry[], search: string): readonly Entry[] {
  const isFound = searchTest(search)
  return entries.filter((entry) =>
    isFound([shownName(entry), entry.votingId, entry.description, shownOwner(entry) ?? ""]),
  )
}

const OWN_PHOTO = /^(\/photos\/[^/]+)\.webp$/

/** The small picture beside a photo kept by this server; an outside address is its own. */
export const smallPhoto = (url: string): string => url.replace(OWN_PHOTO, "$1-thumb.webp")
