import type { SnapshotBody } from "@rosette/contract/snapshots"
import classes from "./sheets.module.css"

type Props = { title: string; event: SnapshotBody["event"] }

/** The title of a list, and its event. */
export function PaperHead({ title, event }: Props) {
  const facts = [event.date, event.location].filter(Boolean).join(" · ")
  return (
    <div className={classes.listsHead}>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.listsEvent} dir="auto">
        {event.name}
      </p>
      {facts && (
        <p className={classes.listsFacts} dir="auto">
          {facts}
        </p>
      )}
    </div>
  )
}
