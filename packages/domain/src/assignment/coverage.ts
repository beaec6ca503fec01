import { type CriterionToJudge, isAskedOf, isInScope } from "./due.ts"
import type { PanelEntry, PanelJudge } from "./needs.ts"

/**
 * What a judge has, or is to have, of an entry: x a sheet that was set aside, c stepped aside, l a submitted sheet that lacks a
 * criterion, e one outside the judge's scope, s a submitted one, w one that waits on a phone, o open on a phone, d a draft, . expected,
 * - not theirs.
 */
export type Cell = "x" | "c" | "l" | "e" | "s" | "w" | "o" | "d" | "." | "-"

/** A stored sheet as the coverage shows it. */
export type CoveredSheet = { isSubmitted: boolean; isLacking: boolean }

/** A judge with what their phone has last reported, their sheets, and the entries from which they have stepped aside. */
export type CoverageColumn = {
  judge: PanelJudge
  openEntryId: number | null
  waitingEntryIds: readonly number[]
  sheets: ReadonlyMap<number, CoveredSheet>
  steppedAsideFrom: ReadonlySet<number>
}

/** The letter of a judge and an entry: the first that fits. */
export function cellOf(column: CoverageColumn, entry: PanelEntry, criteria: readonly CriterionToJudge[]): Cell {
  const { judge, openEntryId, waitingEntryIds, sheets } = column
  const sheet = sheets.get(entry.id)
  if (column.steppedAsideFrom.has(entry.id)) return sheet?.isSubmitted ? "x" : "c"
  if (sheet?.isSubmitted) {
    if (sheet.isLacking) return "l"
    return isInScope(judge, entry, criteria) ? "s" : "e"
  }
  if (waitingEntryIds.includes(entry.id)) return "w"
  if (openEntryId === entry.id) return "o"
  if (sheet) return "d"
  return isAskedOf(judge, entry, criteria) ? "." : "-"
}

const SEEN_MS = 2 * 60_000
const NOTHING_OPEN_MS = 5 * 60_000

/** `openSince`: since when the phone has this entry open, or nothing. */
type Phone = { lastSeenAt: Date | null; openEntryId: number | null; openSince: Date | null }

/** Whether a judge could be sent somewhere: their phone was seen within two minutes, and has had nothing open for five. */
export function isFree({ lastSeenAt, openEntryId, openSince }: Phone, now: Date): boolean {
  const ageOf = (at: Date) => now.getTime() - at.getTime()
  if (lastSeenAt === null || ageOf(lastSeenAt) > SEEN_MS) return false
  return openEntryId === null && (openSince === null || ageOf(openSince) >= NOTHING_OPEN_MS)
}
