import { decidingCriteria } from "@rosette/domain/explanation/deciding"
import type { EntryResult } from "../entry-result.ts"
import type { Applies } from "../use-applies.ts"
import type { Explanation } from "./explanation-words.ts"

/** A criterion with the averages of two entries; null without a score. */
export type DecidedCriterion = {
  criterionId: number
  name: string
  maxPoints: number
  own: number | null
  other: number | null
  difference: number
}

export type Decided = { side: 1 | -1; deciding: DecidedCriterion[]; others: DecidedCriterion[] }

/** The criteria that made the difference of points to the other entry; null if points did not decide. */
export function decidedOf(
  { above, below, rival, criteria }: Pick<Explanation, "above" | "below" | "rival" | "criteria">,
  result: EntryResult,
): Decided | null {
  if (!rival || (above ?? below)?.difference.by !== "points") return null
  const maxPoints = new Map(result.criteria.map((one) => [one.criterionId, one.maxPoints]))
  const own = new Map(
    criteria.map(({ criterionId, average, points }) => [criterionId, points.length > 0 ? average : null]),
  )
  const compared = rival.criteria.map(({ criterionId, name, average, difference }) => ({
    criterionId,
    name,
    difference,
    maxPoints: maxPoints.get(criterionId) ?? 0,
    own: own.get(criterionId) ?? null,
    other: average,
  }))
  const side = above ? -1 : 1
  const decided = decidingCriteria(compared, side)
  return decided.deciding.length > 0 ? { side, ...decided } : null
}

/** The criterion that made most of the difference: "Lost most on Paint (17.3 against 19.0)." */
export function mostWords(
  { side, deciding: [most] }: Decided,
  result: EntryResult,
  rival: EntryResult,
  applies: Applies,
) {
  if (!most) return ""
  const { name, own, other, criterionId } = most
  const start = `${side === 1 ? "Gained" : "Lost"} most on ${name}`
  const lacks = ({ entryId, votingId }: EntryResult) =>
    applies(entryId, criterionId) ? `${votingId} has no score yet` : `does not apply to ${votingId}`
  if (own === null) return `${start} (${lacks(result)}; ${other?.toFixed(1)} for ${rival.votingId}).`
  return `${start} (${own.toFixed(1)}${other === null ? `; ${lacks(rival)}` : ` against ${other.toFixed(1)}`}).`
}
