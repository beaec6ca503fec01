import { type EditedField, type Entry, entryCalls } from "@rosette/contract/entries"
import { isPhotoPath } from "@rosette/contract/photo-paths"
import { eachFlag, NO_FLAGS } from "@rosette/domain/entries/entry-flags"
import type { EntryStanding } from "@rosette/domain/entries/entry-status"
import { type EventWords, flagTitle, usedFlags } from "@rosette/domain/events/event-words"
import { confusedVotingIdKey } from "@rosette/domain/text/text-keys"

/**
 * Validates the form with the rules and messages of a new entry. Only the server checks a photo's address, because an old one
 * may be kept.
 */
export const entrySchema = entryCalls.createEntry.input
  .omit({ eventId: true })
  .extend({ imageUrl: entryCalls.updateEntry.input.shape.imageUrl.unwrap() })

/** The form's values. */
export type EntryValues = Omit<Entry, NotInForm | "imageUrl"> & { imageUrl: string }
type NotInForm = "id" | "eventId" | "createdAt" | "updatedAt" | "statusAt" | keyof EntryStanding

/** The flags that the event uses with their labels, in the form's order. */
export const flagLabels = (words: EventWords) => usedFlags(words).map((flag) => [flag, flagTitle(flag, words)] as const)

type Labels = Record<Exclude<EditedField, keyof EntryStanding>, string>

/** The labels of the form's fields. */
export const entryLabels = (words: EventWords): Readonly<Record<string, string>> => {
  const labels: Labels = {
    entryName: "Entry Name",
    votingId: "Voting ID",
    ownerParticipant: "Owner/Participant",
    description: "Description",
    imageUrl: "Image URL",
    showEntryName: "Show entry name",
    showOwnerParticipant: "Show owner/participant",
    classId: "Class",
    ...eachFlag((flag) => flagTitle(flag, words)),
  }
  return labels
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

/** The form's initial values. */
export function valuesOf(entry: Entry | null): EntryValues {
  if (!entry) return NEW_ENTRY
  const { id: _id, eventId: _eventId, createdAt: _createdAt, updatedAt: _updatedAt, imageUrl, ...fields } = entry
  const { status: _status, statusReason: _reason, statusAt: _statusAt, ...values } = fields
  return { ...values, imageUrl: imageUrl ?? "" }
}

/** True for an uploaded photo: its address is not shown in the form but in the photo dialog. */
export const hasOwnPhoto = (entry: Entry | null): boolean => isPhotoPath(entry?.imageUrl ?? "")

/** The values for a new entry in place of a deleted one, whose uploaded photo is gone with it. */
export const withoutOwnPhoto = (values: EntryValues): EntryValues =>
  isPhotoPath(values.imageUrl) ? { ...values, imageUrl: "" } : values

/** A voting ID of the event that is easily mixed up with this one, as 001 with 1. */
export const similarVotingId = (votingId: string, taken: readonly string[]): string | undefined => {
  const typed = votingId.trim()
  const key = confusedVotingIdKey(typed)
  return taken.find((other) => other !== typed && confusedVotingIdKey(other) === key)
}
