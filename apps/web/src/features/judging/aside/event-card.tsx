import { twelveHour } from "@rosette/domain"
import { ScreenTitle } from "../../../ui/page/screen-title.tsx"
import type { Workspace } from "../desk.ts"
import classes from "./event-card.module.css"

type Props = { event: Workspace["event"]; completed: number; total: number; isDemo: boolean }

/** The event, and how much of it this judge has done. */
export function EventCard({ event, completed, total, isDemo }: Props) {
  const facts = [event.date, twelveHour(event.time), event.location].filter((fact) => fact !== "")
  return (
    <section className={classes.card} aria-label="Event">
      <div className={classes.about}>
        <ScreenTitle title={`Judging: ${event.name}`}>{event.name}</ScreenTitle>
        <p className={classes.facts}>{facts.join(" · ")}</p>
      </div>
      <div className={classes.progress} role="status">
        {isDemo ? (
          <b>Demo Mode</b>
        ) : (
          <>
            <b>{`${completed} of ${total}`}</b>
            <span className={classes.unit}>entries judged</span>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" className={classes.bar} aria-hidden="true">
              <rect width="100" height="4" className={classes.track} />
              <rect width={total > 0 ? (100 * completed) / total : 0} height="4" className={classes.filled} />
            </svg>
          </>
        )}
      </div>
    </section>
  )
}
