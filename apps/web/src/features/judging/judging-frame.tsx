import { Skeleton } from "@mantine/core"
import type { ReactNode } from "react"
import { ScreenTitle } from "../../ui/page/screen-title.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import classes from "./judging-shell.module.css"
import { JudgingShell } from "./judging-shell.tsx"

type Query = { error: unknown; isFetching: boolean; refetch: () => unknown }

type Props = { judgeName: string; eventName: string; onExit: () => void; query: Query }

/** Judging before the sheets are there: its frame, placeholders, or what to do if they could not be loaded. */
export function JudgingFrame({ judgeName, eventName, onExit, query }: Props): ReactNode {
  return (
    <JudgingShell judgeName={judgeName} onExit={onExit}>
      <ScreenTitle title={`Judging: ${eventName}`} isHidden />
      <Loaded
        query={{ ...query, data: undefined }}
        skeleton={<JudgingSkeleton />}
        failureTitle="The score sheets could not be loaded"
      >
        {() => null}
      </Loaded>
    </JudgingShell>
  )
}

/** The placeholder of the sheet and the list of entries. */
export function JudgingSkeleton() {
  return (
    <div className={classes.desk} aria-busy="true">
      <div className={classes.entryDeskCard}>
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
