import type { Stage } from "@rosette/contract"
import { RosetteMark } from "../../../ui/page/logo.tsx"
import { useFit } from "../use-fit.ts"
import type { Shown } from "./follow-stage.ts"
import classes from "./stage.module.css"
import { StageWinners } from "./stage-winners.tsx"

/** One picture of the stage: the event, a title, a line's winners, or black. */
export function StageView({ shown }: { shown: Shown }) {
  if (shown === "closed") return <ClosedStage />
  const { shows, results } = shown
  if (shows === "black") return <main className={classes.stage} data-shows="black" aria-label="The stage is black" />
  const heading = shows === "event" ? shown.eventName : (shown.title ?? shown.eventName)
  return (
    <main className={classes.stage} data-shows={shows}>
      <Picture key={`${shows} ${heading}`} stage={shown} heading={heading} />
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
        Its link opens nothing any more. Organizers find the present link on the dashboard: Results, then Ceremony…
      </p>
    </main>
  )
}

/** Mounted anew with each picture, so that its moment is played once. */
function Picture({ stage, heading }: { stage: Stage; heading: string }) {
  const { shows, winners, kind } = stage
  const box = useFit<HTMLDivElement>(stage)
  return (
    <div ref={box} className={classes.picture} data-shows={shows} data-kind={kind ?? undefined} aria-live="polite">
      <div className={classes.head}>
        {shows !== "title" && (
          <RosetteMark tone={shows === "winners" ? "gold" : "ribbon"} className={classes.rosette} />
        )}
        <h1 className={classes.title} dir="auto">
          {heading}
        </h1>
      </div>
      {shows === "winners" && <StageWinners winners={winners} />}
    </div>
  )
}
