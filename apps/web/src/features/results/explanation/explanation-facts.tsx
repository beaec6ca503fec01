import { ordinal } from "@rosette/domain/results/ordinal"
import type { Coverage } from "@rosette/domain/sheets/coverage"
import { plural } from "../../../lib/format.ts"
import { type CountedPointsOf, countedText } from "../ranking/counted-points.ts"
import type { EntryResult } from "../winners/result-explanation.ts"
import classes from "./explanation-facts.module.css"

/** What the results know of an entry, and on how many judges it rests; null once it is final. */
export type Facts = { countedOf: CountedPointsOf; coverageOf: (result: EntryResult) => Coverage | null }

/** An entry's place, percent and points, and whose it is. */
export function ExplanationFacts({ result, facts }: { result: EntryResult; facts: Facts }) {
  const { votingId, ownerParticipant, place, overallPercentRounded } = result
  const counted = facts.countedOf(result)
  const coverage = facts.coverageOf(result)
  return (
    <div className={classes.facts}>
      {place !== null && (
        <div className={classes.placeLine}>
          <span className={classes.place}>
            {ordinal(place)} · {overallPercentRounded}%
          </span>
          <span className={classes.quiet}>{counted && countedText(counted)}</span>
        </div>
      )}
      <div className={classes.quiet}>
        {[votingId, ownerParticipant, coverage && coverageWords(coverage)].filter(Boolean).join(" · ")}
      </div>
    </div>
  )
}

/** "from 2 of 5 judges" */
const coverageWords = ({ judges, expected }: Coverage) =>
  `from ${expected === null ? plural(judges, "judge") : `${judges} of ${plural(expected, "judge")}`}`
