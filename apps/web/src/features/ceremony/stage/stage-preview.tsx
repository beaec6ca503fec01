import type { Stage } from "@rosette/contract/publishing/ceremony"
import classes from "./stage.module.css"
import { StagePicture } from "./stage-picture.tsx"

/** A small preview of the stage. Decorative: the text beside it says the same. */
export function StagePreview({ stage }: { stage: Stage }) {
  return (
    <div className={classes.preview} data-shows={stage.shows} aria-hidden inert>
      {stage.shows !== "black" && <StagePicture stage={stage} />}
    </div>
  )
}
