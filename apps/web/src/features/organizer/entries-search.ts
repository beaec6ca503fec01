import type { Entry } from "@rosette/contract"

type Searched = Pick<Entry, "entryName" | "votingId" | "description" | "ownerParticipant">

/** Product rule: the search ignores case and looks at name, voting ID, description and owner; a blank text finds all. */
export function searchEntries<E extends Searched>(entries: readonly E[], text: string): readonly E[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === "") return entries
  return entries.filter(({ entryName, votingId, description, ownerParticipant }) =>
    [entryName, votingId, description, ownerParticipant].some((field) => field.toLowerCase().includes(wanted)),
  )
}
