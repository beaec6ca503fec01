import { Skeleton, Title } from "@mantine/core"
import { formatNumber } from "../../lib/format.ts"
import classes from "./admin.module.css"
import type { EventFigures } from "./event-figures.ts"

/** The counts of the platform in one line, as far as there is room; without `figures` they are still being read. */
export function SystemOverview({ figures }: { figures: EventFigures | null }) {
  const counts = [
    ["Total Events", figures?.total],
    ["Active Events", figures?.active],
    ["This Month", figures?.thisMonth],
    ["Results Published", figures?.published],
    [figures?.organizers === 1 ? "Organizer" : "Organizers", figures?.organizers],
  ] as const
  return (
    <section className={classes.overview} aria-labelledby="system-overview">
      <Title order={2} id="system-overview" fz="md" lh={1.5}>
        System Overview
      </Title>
      <dl className={classes.figures}>
        {counts.map(([label, count]) => (
          <div key={label} className={classes.figure}>
            <dt>{label}</dt>
            <dd>{count === undefined ? <Skeleton height="1rem" width="1rem" /> : formatNumber(count)}</dd>
          </div>
        ))}
        <div className={classes.figure}>
          <dt>Admin Access</dt>
          <dd>Full</dd>
        </div>
      </dl>
    </section>
  )
}
