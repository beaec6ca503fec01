import { Box } from "@mantine/core"
import { ordinal } from "@rosette/domain/contest/place-words"
import { coverageWords } from "../coverage-words.ts"
import { countedText } from "../ranking/counted-points.ts"
import type { ShownResults } from "../results-shown.ts"
import type { EntryResult } from "../winners/result-explanation.ts"
import classes from "./explanation.module.css"

/** What the results know of an entry, and on how many judges it rests; null once it is final. */
export type Facts = Pick<ShownResults, "countedOf" | "coverageOf">

/** An entry's place, percent and points, and whose it is. */
export function ExplanationFacts({ result, facts }: { result: EntryResult; facts: Facts }) {
  const { votingId, ownerParticipant, place, overallPercentRounded } = result
  const counted = facts.countedOf(result)
  const coverage = facts.coverageOf(result)
  return (
    <Box miw={0} lh={1.4}>
      {place !== null && (
        <div className={classes.placeLine}>
          <Box component="span" fw={700}>
            {ordinal(place)} · {overallPercentRounded}%
          </Box>
          <span className={classes.quiet}>{counted && countedText(counted)}</span>
        </div>
      )}
      <div className={classes.quiet}>
        {[votingId, ownerParticipant, coverage && coverageWords(coverage)].filter(Boolean).join(" · ")}
      </div>
    </Box>
  )
}
