import { twelveHour } from "@rosette/domain/events/time"
import type { Workspace } from "../../offline/workspace/stored-workspace.ts"
import { PetalRing } from "../../ui/figures/petal-ring.tsx"
import { ScreenTitle } from "../../ui/page/screen-title.tsx"
import classes from "./judging-shell.module.css"

type Props = { event: Workspace["event"]; completed: number; total: number; progressText: string | null }

/** The event, and this judge's progress in it. */
export function EventCard({ event, completed, total, progressText }: Props) {
  const facts = [event.date, twelveHour(event.time), event.location].filter((fact) => fact !== "")
  return (
    <section className={classes.eventCardCard} aria-label="Event">
      <div className={classes.about}>
        <ScreenTitle title={`Judging: ${event.name}`}>{event.name}</ScreenTitle>
        <p className={classes.facts}>{facts.join(" · ")}</p>
      </div>
      <div className={classes.progress} role="status">
        {progressText ? (
          <b>{progressText}</b>
        ) : (
          <>
            <PetalRing value={completed} max={total} size={40} className={classes.rosette} />
            <b>{`${completed} of ${total}`}</b>
            <span className={classes.unit}>entries judged</span>
          </>
        )}
      </div>
    </section>
  )
}
