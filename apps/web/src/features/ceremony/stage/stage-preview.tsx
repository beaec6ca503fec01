import type { Stage } from "@rosette/contract/ceremony"
import classes from "./stage.module.css"
import { StageContent } from "./stage-view.tsx"

/** The stage in small, in its own proportions. Decorative: the text beside it says the same. */
export const StagePreview = ({ stage }: { stage: Stage }) => (
  <div className={classes.small} aria-hidden inert>
    <div className={classes.preview} data-stage data-shows={stage.shows}>
      {stage.shows !== "black" && <StageContent stage={stage} />}
    </div>
  </div>
)
