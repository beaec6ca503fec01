import type { Stage } from "@rosette/contract"
import classes from "./stage.module.css"
import { StagePicture } from "./stage-picture.tsx"

/** What the stage shows, in small. Decorative: the words stand beside it. */
export function StagePreview({ stage }: { stage: Stage }) {
  return (
    <div className={classes.preview} data-shows={stage.shows} aria-hidden inert>
      {stage.shows !== "black" && <StagePicture stage={stage} />}
    </div>
  )
}
