import type { Entry } from "@rosette/contract/entries"
import { shownName } from "@rosette/domain/entries/entry-names"
import { STATUS_WORDS } from "@rosette/domain/entries/entry-status"
import { searchTexts } from "@rosette/domain/entries/entry-texts"
import { searchAmong } from "@rosette/domain/text/search"

export { shownName }

type Named = Pick<Entry, "showEntryName" | "entryName" | "votingId">

/** The owner or participant; null if the organizer hides it. */
export const shownOwner = ({ showOwnerParticipant, ownerParticipant }: Entry): string | null =>
  showOwnerParticipant && ownerParticipant !== "" ? ownerParticipant : null

/** Product rule for an entry without a photo. */
export const NO_PHOTO = "No photo available"

export const photoLabel = (entry: Named): string => `Photo of ${shownName(entry)}, full size in a new tab`

/** Where the entry is among all, from 0, as the head of its sheet says it. */
export const shownPlace = (index: number, count: number): string => `Position ${index + 1} of ${count}`

/** The facts of an entry in one line: what is shown and by whom, or that there is more to open. */
export function briefOf(entry: Entry): { isDescription: boolean; text: string } {
  const owner = shownOwner(entry)
  if (!entry.description) return { isDescription: false, text: owner ?? "Details" }
  const description = entry.description.replace(/\.$/, owner ? "" : ".")
  return { isDescription: true, text: owner ? `${description} · ${owner}` : description }
}

/** Product rule: searches name, voting ID, description and owner; hidden fields are not searched. */
export function matchingEntries(entries: readonly Entry[], search: string): readonly Entry[] {
  return searchAmong(entries, search, (entry) =>
    searchTexts({ ...entry, entryName: shownName(entry), ownerParticipant: shownOwner(entry) ?? "" }),
  )
}

const OWN_PHOTO = /^(\/photos\/[^/]+)\.webp$/

/** The same as the contract's `thumbnailUrl`, whose file would load zod with the judging screen. */
export const smallPhoto = (url: string): string => url.replace(OWN_PHOTO, "$1-thumb.webp")

/** What has become of an entry that does not compete: "C12 was withdrawn." */
export const outWords = ({ votingId, status }: Pick<Entry, "votingId" | "status">): string =>
  `${votingId} ${status === "absent" ? "is" : "was"} ${STATUS_WORDS[status].toLowerCase()}.`
