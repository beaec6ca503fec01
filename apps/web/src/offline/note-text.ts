import { reportInWords } from "@rosette/domain/entries/entry-reports"
import type { EntryNote } from "@rosette/outbox/records"

/** What a judge tells of an entry, such as "You report that it is not here." */
export function noteText(note: EntryNote): string {
  if (note.call === "reportEntry") return `${reportInWords(note, "You report that it")}.`
  return note.reason === "" ? "You step aside." : `You step aside: “${note.reason}”.`
}
