import { formatNumber, plural } from "../../../lib/format.ts"
import { isolated } from "../../../lib/isolated.ts"
import type { Outputs } from "../../../lib/trpc.ts"

export type Outstanding = Outputs["organizer"]["outstanding"]

/** How many judges or criteria are named in one sentence. */
const NAMED = 5

type Count = { name: string; sheets: number }

/** The highest counts, as many as are named, and how many others there are. */
function highest(counts: readonly Count[]): { named: Count[]; others: number } {
  const sorted = counts.filter(({ sheets }) => sheets > 0).toSorted((a, b) => b.sheets - a.sheets)
  const named = sorted.slice(0, NAMED)
  return { named, others: sorted.length - named.length }
}

/** "Mia Berg (6), Tom Hale (3) and 4 others", the highest count first. */
function namesOf(counts: readonly Count[]): string {
  const { named: shown, others } = highest(counts)
  const named = shown.map(({ name, sheets }) => `${name} (${formatNumber(sheets)})`)
  return others > 0 ? `${named.join(", ")} and ${plural(others, "other")}` : named.join(", ")
}

const missingOf = ({ judges }: Outstanding): Count[] =>
  judges.map(({ name, outstandingSheets: sheets }) => ({ name, sheets }))

/** The judges from whom the most sheets are missing, and how many others. */
export const missingJudges = (outstanding: Outstanding) => highest(missingOf(outstanding))

type OutstandingWords = {
  /** "Provisional: 80 of 200 sheets are in." */
  state: string
  /** Missing sheets by judge, sheets not sent yet, and incomplete submitted sheets; as far as there are any. */
  lines: string[]
}

/** What the results still wait for, and from whom; null if all sheets are in and complete. */
export function outstandingWords(outstanding: Outstanding): OutstandingWords | null {
  const { isProvisional, judges } = outstanding
  if (!isProvisional) return null
  const missing = namesOf(missingOf(outstanding))
  const waiting = namesOf(judges.map(({ name, waitingSheets: sheets }) => ({ name, sheets })))
  const lines = [
    missing && `Missing from ${missing}.`,
    waiting && `Waiting on a phone: ${waiting}.`,
    lackingLine(outstanding),
  ]
  return { state: headline(outstanding), lines: lines.filter((line) => line !== "") }
}

/** "120 missing from 4 judges"; null if so few judges are missing that their names are as short. */
export function missingSum({ judges, outstandingSheets }: Outstanding): string | null {
  const missing = judges.filter((judge) => judge.outstandingSheets > 0)
  return missing.length > 1
    ? `${formatNumber(outstandingSheets)} missing from ${plural(missing.length, "judge")}`
    : null
}

/** "open" while sheets are missing or incomplete, "done" once nothing can change any more; null if none is expected. */
export function sheetsTone({ isProvisional, expectedSheets }: Outstanding): "open" | "done" | null {
  if (isProvisional) return "open"
  return expectedSheets > 0 ? "done" : null
}

type OutstandingCounts = Pick<
  Outstanding,
  "submittedSheets" | "outstandingSheets" | "expectedSheets" | "lackingSheets" | "isProvisional" | "waivedSheets"
>

/** The progress of the sheets in the words of every screen, once published what was waived of them; null if none is expected. */
export function sheetsState(counts: OutstandingCounts): string | null {
  if (counts.isProvisional) return headline(counts)
  if (counts.waivedSheets) return waivedWords(counts.waivedSheets)
  return counts.expectedSheets > 0 ? "All sheets are in" : null
}

/** "1 sheet waived" */
export const waivedWords = (sheets: number): string => `${plural(sheets, "sheet")} waived`

/** "Provisional: 80 of 200 sheets are in." */
function headline(counts: OutstandingCounts): string {
  const { submittedSheets, outstandingSheets, expectedSheets, lackingSheets } = counts
  if (outstandingSheets > 0) {
    const share = `${formatNumber(submittedSheets)} of ${plural(expectedSheets, "sheet")}`
    return `Provisional: ${share} ${submittedSheets === 1 ? "is" : "are"} in.`
  }
  const incomplete = `${plural(lackingSheets, "sheet")} ${lackingSheets === 1 ? "is" : "are"} incomplete`
  return `Provisional: all sheets are in, but ${incomplete}.`
}

/** The criteria that submitted sheets lack, and their judges. */
function lackingLine({ lackingSheets, criteria, judges }: Outstanding): string {
  if (lackingSheets === 0) return ""
  const which = namesOf(criteria.map(({ name, lackingSheets: sheets }) => ({ name, sheets })))
  const whose = namesOf(judges.map(({ name, lacking }) => ({ name, sheets: lacking.length })))
  const sheets = `${plural(lackingSheets, "submitted sheet")} ${lackingSheets === 1 ? "lacks" : "lack"}`
  return `${sheets} a criterion that was added or changed since: ${which}. From ${whose}.`
}

/** How many of the sheets that lack something their judges are not asked about yet. */
export const notAskedSheets = ({ judges }: Outstanding): number =>
  judges.flatMap(({ lacking }) => lacking).filter(({ isAsked }) => !isAsked).length

export type LackingLine = { key: string; sheet: string; criteria: string; isAsked: boolean }

/** Each judge's incomplete sheets with the criteria that they lack. */
export function lackingLines({ judges, criteria }: Outstanding): { id: number; name: string; sheets: LackingLine[] }[] {
  const nameOf = new Map(criteria.map(({ criterionId, name }) => [criterionId, name]))
  return judges
    .filter(({ lacking }) => lacking.length > 0)
    .map(({ id, name, lacking }) => ({
      id,
      name,
      sheets: lacking.map(({ entryId, entryName, votingId, criterionIds, isAsked }) => ({
        key: `${id}-${entryId}`,
        sheet: `${isolated(entryName)} (${votingId})`,
        criteria: criterionIds.map((criterionId) => nameOf.get(criterionId) ?? "").join(", "),
        isAsked,
      })),
    }))
}

/** How provisional results are marked. */
export type Provisional = {
  /** "Provisional: 80 of 200 sheets are in." */
  sentence: string
}

const UNKNOWN: Provisional = { sentence: "Provisional: some sheets may be missing." }

/** The mark of provisional results; null if they are final. If the sheets could not be counted, they are provisional. */
export function provisionalOf(outstanding: Outstanding | null): Provisional | null {
  if (!outstanding) return UNKNOWN
  const words = outstandingWords(outstanding)
  return words && { sentence: words.state }
}

/** A criterion that submitted sheets lack. */
export type LackedCriterion = { id: number; name: string }

export const leaveOutText = ({ name }: LackedCriterion): string => `Leave ${name} out of the percent`
