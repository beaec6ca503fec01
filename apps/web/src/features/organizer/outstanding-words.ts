import { formatNumber, plural } from "../../lib/format.ts"
import type { Outputs } from "../../lib/trpc.ts"

export type Outstanding = Outputs["organizer"]["outstanding"]

/** So many judges are named in one sentence. */
const NAMED_JUDGES = 5

type Count = { name: string; sheets: number }

/** "Mia Berg (6), Tom Hale (3) and 4 others", the most first. */
function namesOf(counts: readonly Count[]): string {
  const sorted = counts.toSorted((a, b) => b.sheets - a.sheets)
  const named = sorted.slice(0, NAMED_JUDGES).map(({ name, sheets }) => `${name} (${formatNumber(sheets)})`)
  const others = sorted.length - named.length
  return others > 0 ? `${named.join(", ")} and ${plural(others, "other")}` : named.join(", ")
}

export type OutstandingWords = {
  /** "Provisional · 80 of 200 sheets" */
  ribbon: string
  /** "Provisional: 80 of 200 sheets are in." */
  state: string
  /** "Missing from Mia Berg (2), Tom Hale (1).", and what judges have done but nobody can count yet, where there is any. */
  lines: string[]
}

/** How many sheets results still wait for, and from whom; null where all are in. */
export function outstandingWords(outstanding: Outstanding): OutstandingWords | null {
  const { submittedSheets, outstandingSheets, expectedSheets, judges } = outstanding
  if (outstandingSheets <= 0) return null
  const missing = judges.map(({ name, outstandingSheets: sheets }) => ({ name, sheets }))
  const waiting = judges
    .filter(({ waitingSheets }) => waitingSheets > 0)
    .map(({ name, waitingSheets }) => ({ name, sheets: waitingSheets }))
  const share = `${formatNumber(submittedSheets)} of ${plural(expectedSheets, "sheet")}`
  return {
    ribbon: `Provisional · ${share}`,
    state: `Provisional: ${share} ${submittedSheets === 1 ? "is" : "are"} in.`,
    lines: [
      `Missing from ${namesOf(missing)}.`,
      waiting.length > 0 ? `Waiting on a phone: ${namesOf(waiting)}.` : "",
    ].filter(Boolean),
  }
}
