import { Skeleton } from "@mantine/core"
import classes from "./entry-desk.module.css"

/** The placeholder of the sheet and the list of entries. */
export function JudgingSkeleton() {
  return (
    <div className={classes.desk} aria-busy="true">
      <div className={classes.card}>
        <p role="status">Loading judging interface...</p>
        <Skeleton height="3rem" width="70%" mb="md" />
        <Skeleton height="7rem" mb="lg" />
        <Skeleton height="5rem" mb="md" />
        <Skeleton height="5rem" mb="md" />
        <Skeleton height="5rem" mb="lg" />
      </div>
      <div className={classes.side}>
        <p role="status">Loading entries...</p>
        <Skeleton height="24rem" />
        <Skeleton height="8rem" />
      </div>
    </div>
  )
}
