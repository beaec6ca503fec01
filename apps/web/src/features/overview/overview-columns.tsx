import { useMediaQuery } from "@mantine/hooks"
import type { ReactNode } from "react"
import { largerThan } from "../../lib/breakpoints.ts"
import classes from "./overview.module.css"

type Props = { judges: ReactNode; settings: ReactNode; history: ReactNode; data: ReactNode }

/** What changes all day at the left, the event's settings at the right; in one column they come after it. */
export function OverviewColumns({ judges, settings, history, data }: Props) {
  const hasTwo = useMediaQuery(largerThan("md"), undefined, { getInitialValueInEffect: false })
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        {judges}
        {history}
        {!hasTwo && settings}
        {data}
      </div>
      {hasTwo && <div className={classes.column}>{settings}</div>}
    </div>
  )
}
