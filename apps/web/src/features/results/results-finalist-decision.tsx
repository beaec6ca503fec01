import { PLACE_WORDS } from "@rosette/domain/contest/place-words"
import type { PlaceTone } from "./place-mark.tsx"
import { ConfirmedBadge, ConfirmedBy, DecisionButton } from "./results-decision.tsx"
import classes from "./results-finalist.module.css"
import type { ShownResults } from "./results-shown.ts"
import type { Candidate } from "./winners/result-honours.ts"

type Props = Pick<ShownResults, "confirmation"> & { candidate: Candidate; tone: PlaceTone }

/** Who confirmed the place, or the button that does. */
export function FinalistDecision({ candidate, confirmation, tone }: Props) {
  const isConfirmed = candidate.confirmation !== null
  return (
    <div className={classes.decision}>
      {isConfirmed && (
        <div className={classes.confirmed}>
          <ConfirmedBadge place={PLACE_WORDS.ranked(candidate.result.place ?? 0)} tone={tone} />
          <ConfirmedBy candidate={candidate} />
        </div>
      )}
      <DecisionButton candidate={candidate} confirmation={confirmation} variant="subtle" />
    </div>
  )
}
