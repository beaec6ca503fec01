import { ordinal } from "@rosette/domain/contest/place-words"
import { pointsOf } from "@rosette/domain/contest/shown-points"
import { plural } from "../../../lib/format.ts"
import type { EntryResult } from "../entry-result.ts"
import type { Applies } from "../use-applies.ts"
import type { Decided, DecidedCriterion } from "./decided.ts"
import classes from "./explanation.module.css"
import { ExplanationSection } from "./explanation-section.tsx"
import { differenceText } from "./explanation-words.ts"

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
