import { ordinal } from "@rosette/domain/contest/place-words"
import { pointsOf } from "@rosette/domain/contest/shown-points"
import { decidingCriteria } from "@rosette/domain/explanation/deciding"
import { plural } from "../../../lib/format.ts"
import type { EntryResult } from "../entry-result.ts"
import type { Applies } from "../use-applies.ts"
import classes from "./explanation.module.css"
import { ExplanationSection } from "./explanation-section.tsx"
import { differenceText, type Explanation } from "./words.ts"

type Props = { decided: Decided; result: EntryResult; rival: EntryResult; applies: Applies }

/** The few criteria that made the difference, first and with both averages; below them all others in one row. */
export function ExplanationDecided({ decided: { deciding, others }, result, rival, applies }: Props) {
  const nameOf = ({ place, votingId }: EntryResult) => (place === null ? votingId : ordinal(place))
  const cell = (average: number | null, { entryId }: EntryResult, { criterionId }: DecidedCriterion) => {
    if (average !== null) return average.toFixed(1)
    return <span className={classes.decidedNone}>{applies(entryId, criterionId) ? "no score yet" : "N/A"}</span>
  }
  return (
    <ExplanationSection title="What decided">
      <table className={classes.table} aria-label="What decided">
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">{nameOf(result)}</th>
            <th scope="col">{nameOf(rival)}</th>
            <th scope="col">vs {nameOf(rival)}</th>
          </tr>
        </thead>
        <tbody>
          {deciding.map((one) => (
            <tr key={one.criterionId}>
              <th scope="row">
                {one.name} <span className={classes.decidedMax}>/ {one.maxPoints}</span>
              </th>
              <td>{cell(one.own, result, one)}</td>
              <td>{cell(one.other, rival, one)}</td>
              <td className={classes.decisive} data-is={one.difference > 0 ? "ahead" : "behind"}>
                {differenceText(one.difference)}
              </td>
            </tr>
          ))}
          {others.length > 0 && <OthersRow others={others} />}
        </tbody>
      </table>
    </ExplanationSection>
  )
}

/** Their sums, so that the column adds up to what the sentence says. */
function OthersRow({ others }: Pick<Decided, "others">) {
  const sum = (pick: (one: DecidedCriterion) => number | null) =>
    pointsOf({ criteria: others.map((one) => ({ average: pick(one) ?? 0 })) })
  return (
    <tr className={classes.others}>
      <th scope="row">{plural(others.length, "other criterion", "other criteria")}</th>
      <td>{sum(({ own }) => own).toFixed(1)}</td>
      <td>{sum(({ other }) => other).toFixed(1)}</td>
      <td>{differenceText(sum(({ difference }) => difference))}</td>
    </tr>
  )
}

/** A criterion with the averages of two entries; null without a score. */
export type DecidedCriterion = {
  criterionId: number
  name: string
  maxPoints: number
  own: number | null
  other: number | null
  difference: number
}

type Decided = { side: 1 | -1; deciding: DecidedCriterion[]; others: DecidedCriterion[] }

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
