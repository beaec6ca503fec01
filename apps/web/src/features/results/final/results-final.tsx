import type { ReactNode } from "react"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import classes from "./final.module.css"
import { FinalView } from "./final-view.tsx"
import { useFinal } from "./use-final.ts"
import { useFinalActions } from "./use-final-actions.ts"
import { useVersionText } from "./use-version-text.ts"

type Props = { eventId: number; organizerName: string; onOpenAwards: () => void; publishedActions: ReactNode }

/** The state of the results from judging to publication, and the next step. */
export function ResultsFinal({ eventId, organizerName, onOpenAwards, publishedActions }: Props) {
  const final = useFinal(eventId)
  const actions = useFinalActions(eventId)
  const readVersion = useVersionText(eventId)
  return (
    <div className={classes.final} data-print="never">
      <Loaded
        query={final}
        loadingText="Loading the state of the results..."
        skeleton={<BarsSkeleton count={1} />}
        failureTitle="The state of the results could not be loaded"
      >
        {(known) =>
          known && (
            <FinalView
              eventId={eventId}
              final={known}
              actions={actions}
              by={organizerName}
              onOpenAwards={onOpenAwards}
              readVersion={readVersion}
              publishedActions={publishedActions}
            />
          )
        }
      </Loaded>
    </div>
  )
}
