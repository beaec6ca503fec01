import type { Criterion } from "@rosette/contract/criteria"
import classes from "./points.module.css"

type Props = { criterion: Criterion; points: number | null }

/** A row of a submitted sheet: text, which screen readers still announce as a slider. */
export function SubmittedPoints({ criterion: { id, name, maxPoints }, points }: Props) {
  return (
    <div className={classes.submittedPointsRow} id={`criterion-${id}`}>
      <h4>{name}</h4>
      {/* biome-ignore lint/a11y/useFocusableInteractive: locked, it takes no focus */}
      <span
        role="slider"
        translate="no"
        aria-label={name}
        aria-disabled
        aria-valuemin={0}
        aria-valuemax={maxPoints}
        aria-valuenow={Math.min(maxPoints, points ?? 0)}
        aria-valuetext={points === null ? "Not scored" : `${points} of ${maxPoints}`}
      >
        <b>{points ?? "–"}</b>
        {` / ${maxPoints}`}
      </span>
    </div>
  )
}
