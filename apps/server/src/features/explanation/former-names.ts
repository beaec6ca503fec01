import type { HistoryAction } from "@rosette/contract/history-actions"
import { entrySubject } from "../../data/change/subjects.ts"

export type EntryNames = { votingId: string; entryName: string }

/** The names of an entry in history lines with ids above `after` and below `before`. */
export type NameSpan = EntryNames & { after: number; before: number }

/** A line that renames an entry, or records the deletion of entries. `was` and `is` are the fields before and after. */
export type NameLine = {
  id: number
  action: HistoryAction
  subject: string
  was: Partial<EntryNames> & { entries?: string[] }
  is: Partial<EntryNames>
}

/**
 * The names by which the history called the entry that has these names now, latest first. They go back as far as the
 * name was this entry's: another one that had it earlier was renamed or deleted. `lines` begin with the newest.
 */
export function namesOverTime(now: EntryNames, lines: readonly NameLine[]): NameSpan[] {
  const spans: NameSpan[] = []
  let names = now
  let before = Number.POSITIVE_INFINITY
  for (const line of lines) {
    const subject = entrySubject(names)
    const former = line.action === "entry.updated" ? formerNames(line) : null
    if (line.action === "entry.updated" && !former) continue
    if (former && entrySubject({ ...former, ...line.is }) === subject) {
      spans.push({ ...names, after: line.id, before })
      names = former
      before = line.id
    } else if (line.subject === subject || line.was.entries?.includes(subject)) {
      return [...spans, { ...names, after: line.id, before }]
    }
  }
  return [...spans, { ...names, after: 0, before }]
}

/** The entry's names before such a line; null if the line renamed nothing. */
function formerNames({ subject, was: { votingId, entryName } }: NameLine): EntryNames | null {
  if (votingId !== undefined && entryName !== undefined) return { votingId, entryName }
  if (votingId !== undefined)
    return { votingId, entryName: subject.slice(entrySubject({ votingId, entryName: "" }).length) }
  if (entryName === undefined) return null
  const [start = "", rest = ""] = entrySubject({ votingId: "|", entryName: "" }).split("|")
  return { votingId: subject.slice(start.length, subject.length - rest.length - entryName.length), entryName }
}
