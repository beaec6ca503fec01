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
  /** "3 of 60 sheets are still expected." */
  expected: string
  /** "From Mia Berg (2), Tom Hale (1)." */
  from: string
  /** What judges have done but nobody can count yet; null where no phone is known to hold any. */
  waiting: string | null
}

/** How many sheets results still wait for, and from whom; null where all are in. */
export function outstandingWords({ outstandingSheets, expectedSheets, judges }: Outstanding): OutstandingWords | null {
  if (outstandingSheets <= 0) return null
  const waiting = judges
    .filter(({ waitingSheets }) => waitingSheets > 0)
    .map(({ name, waitingSheets }) => ({ name, sheets: waitingSheets }))
  return {
    expected: `${formatNumber(outstandingSheets)} of ${plural(expectedSheets, "sheet")} ${outstandingSheets === 1 ? "is" : "are"} still expected.`,
    from: `From ${namesOf(judges.map(({ name, outstandingSheets: sheets }) => ({ name, sheets })))}.`,
    waiting: waiting.length > 0 ? `Waiting on a phone: ${namesOf(waiting)}.` : null,
  }
}
