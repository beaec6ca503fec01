import { type Entry, isPhotoPath, organizerContract } from "@rosette/contract"
import { ENTRY_FLAGS, FLAG_NAMES, NO_FLAGS } from "@rosette/domain"

/** What the form of an entry checks: the rules and sentences of a new entry. Of an address the server says whether it is taken, as an old one is kept. */
export const entrySchema = organizerContract.createEntry.input
  .omit({ eventId: true })
  .extend({ imageUrl: organizerContract.updateEntry.input.shape.imageUrl.unwrap() })

/** An entry as its form holds it. */
export type EntryValues = Omit<Entry, "id" | "eventId" | "imageUrl" | "createdAt" | "updatedAt"> & { imageUrl: string }

/** The flags with their labels, in the order of the form. */
export const FLAG_LABELS = FLAG_NAMES.map((flag) => [flag, ENTRY_FLAGS[flag].label] as const)

/** What the fields of an entry are called on its form. */
export const ENTRY_LABELS: Readonly<Record<string, string>> = {
  entryName: "Entry Name",
  votingId: "Voting ID",
  ownerParticipant: "Owner/Participant",
  description: "Description",
  imageUrl: "Image URL",
  showEntryName: "Show entry name",
  showOwnerParticipant: "Show owner/participant",
  classId: "Class",
  ...Object.fromEntries(FLAG_LABELS),
}

export const NEW_ENTRY: EntryValues = {
  entryName: "",
  description: "",
  imageUrl: "",
  ownerParticipant: "",
  votingId: "",
  showEntryName: true,
  showOwnerParticipant: true,
  ...NO_FLAGS,
  classId: null,
}

/** The values that the form starts with. */
export function valuesOf(entry: Entry | null): EntryValues {
  if (!entry) return NEW_ENTRY
  const { id: _id, eventId: _eventId, createdAt: _createdAt, updatedAt: _updatedAt, imageUrl, ...values } = entry
  return { ...values, imageUrl: imageUrl ?? "" }
}

/** An uploaded photo has an address that is no business of a form: the photo dialog shows it. */
export const hasOwnPhoto = (entry: Entry | null): boolean => isPhotoPath(entry?.imageUrl ?? "")

/** A voting ID of the event that differs from this one in upper and lower case alone. */
export const similarVotingId = (votingId: string, taken: readonly string[]): string | undefined => {
  const typed = votingId.trim()
  return taken.find((other) => other !== typed && other.toLowerCase() === typed.toLowerCase())
}
