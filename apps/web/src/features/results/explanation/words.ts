import type { SheetEvent } from "@rosette/contract/explanation"
import { ordinal } from "@rosette/domain/contest/place-words"
import { readTieBreak } from "@rosette/domain/contest/rules"
import type { EventWords } from "@rosette/domain/events/event-words"
import { stepName, stepValue } from "@rosette/domain/explanation/sentence"
import { SET_ASIDE } from "@rosette/domain/judges/set-aside"
import { formatDateTime, formatPercent } from "../../../lib/format.ts"
import type { Outputs } from "../../../lib/trpc.ts"

export type Explanation = Outputs["organizer"]["explanation"]
export type Neighbour = NonNullable<Explanation["above"]>
export type Settlement = NonNullable<Explanation["ties"][number]["settlement"]>
type Named = readonly { id: number; name: string }[]
/** What the criteria and sections of the event are called. */
type Names = { criteria: Named; words: EventWords }

/** "2nd, C02 · Blue Comet: 79.5 points against 80.5." `name` is the neighbour's. */
export function neighbourWords({ place, difference }: Neighbour, name: string, of: Names): string {
  return `${ordinal(place)}, ${name}: ${differenceWords(difference, of)}.`
}

function differenceWords(difference: Neighbour["difference"], of: Names): string {
  if (!("value" in difference))
    return `as many points; ${difference.by === "lot" ? "a lot" : "the head judge’s order"} decided`
  const { value, against } = difference
  if (difference.by === "percent") return `${value.toFixed(1)} % against ${against.toFixed(1)} %`
  if (!("step" in difference)) return `${value.toFixed(1)} points against ${against.toFixed(1)}`
  const step = readTieBreak(difference.step)
  const shown = (figure: number) => (step ? stepValue(step, figure) : String(figure))
  return `as many points; ${ladderName(difference.step, of)} decided, ${shown(value)} against ${shown(against)}`
}

/** The name of a tie's ladder, or of a step. */
function ladderName(ladder: string, { criteria, words }: Names): string {
  const step = readTieBreak(ladder)
  if (step) return stepName(step, criteria, words.sections)
  if (ladder.startsWith("audience:")) return "by votes of the audience"
  return ladder.startsWith("class:") ? "in its class" : "overall"
}

/** The sentence's fact and its reason, which may be empty; a semicolon joins them. */
export function factAndReason(sentence: string): [fact: string, reason: string] {
  const [fact = "", ...reason] = sentence.split("; ")
  return [fact, reason.join("; ")]
}

/** What the sentence says before the other entry's number. */
const SIDES = ["ahead of", "behind", "level with"]

/** The sentence with the other entry's name for its number, and whole points without a decimal, as on the winner's card. */
export function withName(sentence: string, { votingId, entryName }: { votingId: string; entryName: string }): string {
  const [fact, reason] = factAndReason(sentence)
  const ends = fact.endsWith(".") ? "." : ""
  const open = ends ? fact.slice(0, -1) : fact
  const named = SIDES.reduce((text, side) => {
    const numbered = `${side} ${votingId}`
    if (text.endsWith(numbered)) return `${text.slice(0, -votingId.length)}${entryName}`
    return text.replace(`${numbered} on points`, () => `${side} ${entryName} on points`)
  }, open)
  const short = named.replace(/(\d)\.0 points/, "$1 points").replace(/(?<before>^|[^\d.])1 points/, "$<before>1 point")
  return [short + ends, reason].filter(Boolean).join("; ")
}

/** Whether there is an entry to compare with, which the results know before the explanation is loaded. */
export const hasRival = ({ place }: Placed, others: Iterable<Placed>): boolean =>
  place !== null && [...others].some((other) => other.place !== null && other.place !== place)

type Placed = { place: number | null }

/** "+4.0", "−1.5", "0.0": one decimal, so that they stand below each other. */
export function differenceText(points: number): string {
  const sign = points > 0 ? "+" : points < 0 ? "−" : ""
  return sign + Math.abs(points).toFixed(1)
}

type NameOf = (entryId: number) => string

/** "Tie for 1st, overall: C01, C02". */
export function tieTitle({ place, ladder, entryIds }: Explanation["ties"][number], nameOf: NameOf, of: Names) {
  const where = place === null ? "Earlier tie" : `Tie for ${ordinal(place)}`
  return `${where}, ${ladderName(ladder, of)}: ${entryIds.map(nameOf).join(", ")}`
}

/** How people settled a tie, in one sentence. */
export function settlementWords({ kind, entryIds }: Settlement, nameOf: NameOf): string {
  const order = entryIds.map(nameOf).join(", ")
  if (kind === "shared") return "Settled: they share the place."
  return kind === "lot" ? `Drawn by lot: ${order}.` : `The head judge’s order: ${order}.`
}

/** Who settled it, when and why. */
export const settledBy = ({ settledBy: who, settledAt, reason }: Settlement): string =>
  `By ${who}, ${formatDateTime(settledAt)}.${reason ? ` Reason: ${reason}` : ""}`

/** Who withdrew a settlement, when and why. */
export function withdrawnBy(settlement: Explanation["withdrawnSettlements"][number]): string {
  const { withdrawnBy: who, withdrawnAt, withdrawnReason } = settlement
  const when = withdrawnAt ? `, ${formatDateTime(withdrawnAt)}` : ""
  return `Withdrawn by ${who ?? "somebody"}${when}.${withdrawnReason ? ` Reason: ${withdrawnReason}` : ""}`
}

/** The relation of an award to the entry, in words. */
export function awardWords({ basis, outcome, isFlagged, heldAwardName }: Explanation["awards"][number]): string {
  const by = basis === "audience" ? "votes of the audience" : "scores"
  if (outcome === "skipped") return `passed over, because it holds ${heldAwardName ?? "another award"}`
  if (outcome === "undecided") return "waits for a decision that concerns this entry"
  if (outcome === "proposed") return `proposed by the ${by}, not assigned yet`
  return isFlagged ? `assigned; by the ${by} it would now go to another entry` : "assigned"
}

const DONE: Record<SheetEvent, string> = {
  draft: "Draft saved",
  submitted: "Submitted",
  completed: "Completed",
  asked: "Asked to complete",
  reopened: "Reopened",
  takenBack: "Reopening taken back",
  cleared: "Cleared",
  steppedAside: "Set aside",
  cameBack: "Brought back",
}

type Story = Explanation["sheets"][number]["story"][number]

/** "Reopened by Olive, Jun 3, 2026, 4:05 PM: Criterion Sound was not scored in it". */
export const sheetHistoryWords = ({ action, actor, at, reason }: Story): string =>
  `${DONE[action]} by ${actor}, ${formatDateTime(at)}${reason ? `: ${reason}` : ""}`

/** A judge who has stepped aside before there was a sheet. */
export const steppedAsideWords = ({ reason }: Explanation["conflicts"][number]): string =>
  reason ? `stepped aside: ${reason}` : "stepped aside"

/** "Submitted, 81.3%", with what it lacks. */
export function sheetWords(
  { isSubmitted, isSetAside, percent, lackingCriterionIds }: Explanation["sheets"][number],
  criteria: Named,
) {
  if (isSetAside) return SET_ASIDE
  if (!isSubmitted) return "draft, which does not count"
  const figure = percent === null ? "submitted, nothing in it counts" : `submitted, ${formatPercent(percent)}`
  const lacking = lackingCriterionIds.map((id) => criteria.find((one) => one.id === id)?.name ?? "a criterion")
  return lacking.length > 0 ? `${figure}; ${lacking.join(", ")} not scored in it` : figure
}

/** What the panel method left out, in one sentence; null for the methods that show everything. */
export function methodWords(method: Explanation["panelMethod"]): string | null {
  if (method === "median") return "The average of a criterion is the middle of the judges’ points."
  if (method === "mean") return null
  return "With four or more judges, one highest and one lowest number of points of each criterion are left out."
}
