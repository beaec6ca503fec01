import { PLACE_WORDS } from "@rosette/domain/contest/place-words"
import classes from "./finalist-card.module.css"
import type { Candidate } from "./honours.ts"
import type { PlaceTone } from "./place-mark.tsx"
import type { ShownResults } from "./shown-results.ts"
import { ConfirmedBadge, ConfirmedBy, DecisionButton } from "./winner-decision.tsx"

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
