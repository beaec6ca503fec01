import type { ShownStage } from "./follow-stage.ts"
import classes from "./stage.module.css"
import { StagePicture } from "./stage-picture.tsx"

/** One picture of the stage: the event, a title, a line's winners, or black. */
export function StageView({ shown }: { shown: ShownStage }) {
  if (shown === "closed") return <ClosedStage />
  const { shows, results } = shown
  if (shows === "black") return <main className={classes.stage} data-shows="black" aria-label="The stage is black" />
  return (
    <main className={classes.stage}>
      <StagePicture stage={shown} />
      <footer className={classes.foot}>
        <p dir="auto">{shows !== "event" && shown.eventName}</p>
        {results && (
          <p className={classes.version}>
            Version {results.version} · {results.digits}
          </p>
        )}
      </footer>
    </main>
  )
}

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
