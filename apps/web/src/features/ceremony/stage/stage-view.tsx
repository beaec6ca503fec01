import type { Stage } from "@rosette/contract/ceremony"
import { accentStyle } from "../../../lib/accent-style.ts"
import { hideBroken } from "../../../ui/states/drawing.tsx"
import { RehearsalMark } from "../rehearsal-mark.tsx"
import { ClosingSlide } from "./closing-slide.tsx"
import type { ShownStage } from "./follow-stage.ts"
import { stagePrize } from "./prizes.ts"
import classes from "./stage.module.css"
import { Podium, StagePicture } from "./stage-picture.tsx"

/** Only a reveal moves; the overall winner's holds one beat first. */
const revealOf = (stage: Stage) => (stagePrize(stage)?.place === 1 ? "held" : "line")

/** One picture of the stage: the event, a title, a line's winners, or black. */
export function StageView({ shown, isReveal = false }: { shown: ShownStage; isReveal?: boolean }) {
  if (shown === "closed") return <ClosedStage />
  if (shown.shows === "black")
    return <main className={classes.stage} data-shows="black" aria-label="The stage is black" />
  return (
    <main
      className={classes.stage}
      style={accentStyle(shown.accent)}
      data-accent={shown.accent ?? undefined}
      data-stage
      data-reveal={isReveal ? revealOf(shown) : undefined}
    >
      <StageContent stage={shown} />
    </main>
  )
}

/** The picture with the event's name, and the version with its digits, as everything that is published has them. */
const StageContent = ({ stage }: { stage: Stage }) => (
  <>
    {stage.shows === "event" && stage.coverUrl && (
      <div className={classes.cover}>
        <img src={stage.coverUrl} alt="" onError={hideBroken} />
      </div>
    )}
    {stage.closing && stage.closing.lines.length > 0 ? (
      <ClosingSlide closing={stage.closing} eventName={stage.eventName} />
    ) : (
      <StagePicture stage={stage} />
    )}
    <Podium stage={stage} />
    {stage.isRehearsal && <RehearsalMark />}
    <footer className={classes.foot}>
      <p dir="auto">{stage.shows !== "event" && stage.eventName}</p>
      {stage.results && (
        <p className={classes.version}>
          Version {stage.results.version} · {stage.results.digits}
        </p>
      )}
    </footer>
  </>
)

function ClosedStage() {
  return (
    <main className={classes.stage} data-shows="closed">
      <h1 className={classes.closed}>This stage was closed.</h1>
      <p className={classes.where}>
        Its link opens nothing any more. Organizers find the current link on the dashboard: Results, then Run the
        ceremony…
      </p>
    </main>
  )
}

/** The stage in small, in its own proportions. Decorative: the text beside it says the same. */
export const StagePreview = ({ stage }: { stage: Stage }) => (
  <div className={classes.small} aria-hidden inert>
    <div
      className={classes.preview}
      style={accentStyle(stage.accent)}
      data-accent={stage.accent ?? undefined}
      data-stage
      data-shows={stage.shows}
    >
      {stage.shows !== "black" && <StageContent stage={stage} />}
    </div>
  </div>
)
