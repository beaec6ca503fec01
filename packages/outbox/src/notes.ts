import type { EntryNote, PendingNote, SheetRecord, UnsentChange } from "./records.ts"

/**
 * The id under which a note is recorded: the records of sheets have the ids of their entries, and those of notes are below 0. A version
 * of the product that knows no notes reads only ids from 0.
 */
export const noteId = ({ call, entryId }: Pick<EntryNote, "call" | "entryId">): number =>
  -2 * entryId - (call === "reportEntry" ? 1 : 0)

/** The ids of the notes that are sent before the sheet of this entry. */
export const noteIdsOf = (entryId: number): number[] =>
  (["stepAside", "reportEntry"] as const).map((call) => noteId({ call, entryId }))

/** A note as it is stored and sent: like a submitted sheet without content. The last one of its kind and entry counts. */
export const changeOfNote = (note: EntryNote, label: string): UnsentChange => ({
  entryId: noteId(note),
  label,
  note,
  content: { points: {}, comments: "" },
  scores: [],
  isSubmitted: true,
  baseRevision: 0,
})

/** The record after the server has answered this note; a later one stays unsent. */
export function whenTold(record: SheetRecord, mutationId: string): SheetRecord {
  const { unsent, attempt } = record
  if (attempt?.body.mutationId !== mutationId) return record
  return { ...record, unsent: unsent?.editId === attempt.editId ? null : unsent, attempt: null }
}

/** Whether an answer confirms that the server has this note. */
export function isAnswerToNote({ entryId }: EntryNote, answer: unknown): boolean {
  if (typeof answer !== "object" || answer === null || !("id" in answer) || !("entryId" in answer)) return false
  return answer.entryId === entryId && Number.isInteger(answer.id)
}

/** What a newly read workspace says about a waiting note. `hasSteppedAside`: a declaration is on the server already. */
type NoteFacts = { isActive: boolean; hasSteppedAside: boolean }

/** What such a workspace does to the note: as with sheets. */
export function reviewNote(
  pending: PendingNote,
  { isActive, hasSteppedAside }: NoteFacts,
): "drop" | "sendAnyway" | null {
  if (pending.note.call === "stepAside" && hasSteppedAside && !pending.isUnanswered) return "drop"
  return pending.refusal?.code === "EVENT_CLOSED" && isActive ? "sendAnyway" : null
}
