import type { Entry } from "@rosette/contract"

/** What the entry is called on screen; an organizer may hide its name from the judges. */
export const shownName = (entry: Entry): string => (entry.showEntryName ? entry.entryName : `Entry ${entry.votingId}`)

/** Who brings it, or null where the organizer hides that. */
export const shownOwner = (entry: Entry): string | null => (entry.showOwnerParticipant ? entry.ownerParticipant : null)

/** Product rule: case-insensitive match on name, voting ID, description and owner; what is hidden is not searched. */
export function matchingEntries(entries: readonly Entry[], search: string): readonly Entry[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === "") return entries
  return entries.filter((entry) =>
    [shownName(entry), entry.votingId, entry.description, shownOwner(entry) ?? ""].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  )
}

const OWN_PHOTO = /^(\/photos\/[^/]+)\.webp$/

/** The small picture beside a photo kept by this server; an outside address is its own. */
export const smallPhoto = (url: string): string => url.replace(OWN_PHOTO, "$1-thumb.webp")
