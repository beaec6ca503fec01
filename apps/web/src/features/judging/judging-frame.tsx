import type { ReactNode } from "react"
import { ScreenTitle } from "../../ui/page/screen-title.tsx"
import { Loaded } from "../../ui/states/loaded.tsx"
import { JudgingShell } from "./judging-shell.tsx"
import { JudgingSkeleton } from "./judging-skeleton.tsx"

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
