import type { PlacedBy } from "../contest/ladder.ts"
import { ordinal } from "../contest/place-words.ts"
import type { CriterionForResults, EntryLine } from "../contest/results.ts"
import { divideHalfUp } from "../contest/rounding.ts"
import { numberAfter, type TieBreak } from "../contest/rules.ts"
import { competes, STATUS_WORDS } from "../entries/entry-status.ts"
import { decidingCriteria } from "./deciding.ts"
import type { Difference, Neighbour } from "./neighbours.ts"
import { type ComparedCriterion, comparedCriteria } from "./rival.ts"

/** The parts of a sentence about a place. `levelWith`: the voting IDs of entries that share the place, or are tied for it. */
type SentenceParts = {
  place: number | null
  placedBy: PlacedBy | null
  levelWith: readonly string[]
  line: EntryLine
  above: { neighbour: Neighbour; line: EntryLine } | null
  below: { neighbour: Neighbour; line: EntryLine } | null
  criteria: readonly CriterionForResults[]
  /** Whether the place is that in the entry's class, because each class is a contest of its own. */
  isInClass: boolean
  /** What the event calls its sections. */
  sections: readonly string[]
}

/** "Withdrawn. Not placed; its sheets give 83.4 %." Null for an entry that competes. */
function statusSentence({ entry: { status = "expected" }, isScored, tenths, maxPoints }: EntryLine): string | null {
  if (competes({ status })) return null
  const percent = isScored ? divideHalfUp(tenths * 100, maxPoints) / 10 : null
  const sheets = percent === null ? "" : `; its sheets give ${percent.toFixed(1)} %`
  return `${STATUS_WORDS[status]}. Not placed${sheets}.`
}

/** Returns why an entry has its place: "2nd, 0.4 points behind C01; it lost most on Paint (17.3 against 19.0)." */
export function placeSentence(parts: SentenceParts): string {
  const { place, above, below } = parts
  const outside = statusSentence(parts.line)
  if (outside) return outside
  if (place === null) return "Not placed: no submitted score counts yet."
  const start = opening(place, parts)
  if (above) return `${start}, ${gap(parts, above, "behind", "lost")}.`
  if (below) return `${start}, ${gap(parts, below, "ahead of", "gained")}.`
  if (parts.levelWith.length > 0) return `${start}.`
  return `${start}, the only entry with a score${parts.isInClass ? " there" : ""}.`
}

function opening(place: number, { placedBy, levelWith, isInClass }: SentenceParts): string {
  const named = `${ordinal(place)}${isInClass ? " in its class" : ""}`
  if (levelWith.length === 0) return named
  if (placedBy?.kind !== "open") return `Shares ${named} with ${listed(levelWith)}`
  return `Level with ${listed(levelWith)} for ${named} and not decided yet`
}

type NextEntry = { neighbour: Neighbour; line: EntryLine }

function gap(parts: SentenceParts, { neighbour, line }: NextEntry, side: string, verb: string): string {
  const { difference, votingId } = neighbour
  if (difference.by !== "points" && difference.by !== "percent")
    return `level with ${votingId} on points; ${decidedBy(difference, parts)}`
  if (difference.by === "percent")
    return `${Math.abs(difference.value - difference.against).toFixed(1)} % ${side} ${votingId}`
  const points = Math.abs(parts.line.tenths - line.tenths) / 10
  const most = widestGap(parts, line, verb === "lost" ? -1 : 1)
  const where = most
    ? `; it ${verb} most on ${most.name} (${shownAverage(most.own)} against ${shownAverage(most.other)})`
    : ""
  return `${points.toFixed(1)} points ${side} ${votingId}${where}`
}

/** A criterion that does not apply to an entry has no score either. */
const shownAverage = (average: number | null): string => average?.toFixed(1) ?? "no score"

/** The counting criterion on which the entry is furthest above (1) or below (-1) the other one. */
const widestGap = (
  { line, criteria }: SentenceParts,
  other: EntryLine,
  direction: 1 | -1,
): ComparedCriterion | undefined => decidingCriteria(comparedCriteria(line, other, criteria), direction).deciding[0]

function decidedBy(
  difference: Exclude<Difference, { by: "points" } | { by: "percent" }>,
  { criteria, sections }: Pick<SentenceParts, "criteria" | "sections">,
): string {
  if (difference.by !== "step") return difference.by === "lot" ? "a lot decided" : "the head judge’s order decided"
  const { step, value, against } = difference
  return `${stepName(step, criteria, sections)} decided (${stepValue(step, value)} against ${stepValue(step, against)})`
}

/** A step in words: the name of its criterion or section, or a description. */
export function stepName(
  step: TieBreak,
  criteria: readonly { id: number; name: string }[],
  sections: readonly string[],
): string {
  if (step === "median") return "the median of the judges’ sheets"
  if (step === "headToHead") return "head to head"
  if (step === "firstPlaces") return "first places"
  const section = numberAfter("section", step)
  if (section !== null) return sections[section - 1] ?? step
  const criterionId = numberAfter("criterion", step)
  return criteria.find(({ id }) => id === criterionId)?.name ?? step
}

/** The value of a step as text: points with one decimal, the median sheet in percent, or a number of judges. */
export function stepValue(step: TieBreak, value: number): string {
  if (step === "median") return `${(value * 100).toFixed(1)} %`
  return step === "headToHead" || step === "firstPlaces" ? String(value) : value.toFixed(1)
}

function listed(names: readonly string[]): string {
  const [last = "", ...others] = names.toReversed()
  return others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`
}
