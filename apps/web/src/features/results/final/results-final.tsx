import type { ReactNode } from "react"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import type { Outstanding } from "../outstanding/outstanding-words.ts"
import classes from "./final.module.css"
import { FinalView } from "./final-view.tsx"
import { useFinal } from "./use-final.ts"
import { useFinalActions } from "./use-final-actions.ts"
import { useVersionText } from "./use-version-text.ts"

type Props = {
  eventId: number
  organizerName: string
  /** Undefined while it is loading, null if the sheets could not be counted. */
  outstanding: Outstanding | null | undefined
  onOpenAwards: () => void
  publishedActions: ReactNode
}

/** The state of the results and their sheets from judging to publication, and the next step. */
export function ResultsFinal({ eventId, organizerName, outstanding, onOpenAwards, publishedActions }: Props) {
  const final = useFinal(eventId)
  const isPhone = useIsPhone()
  const actions = useFinalActions(eventId)
  const readVersion = useVersionText(eventId)
  return (
    <div className={classes.final} data-print="never">
      <Loaded
        query={outstanding === undefined ? { ...final, data: undefined } : final}
        loadingText="Loading the state of the results..."
        skeleton={<BarsSkeleton count={1} height={isPhone ? "7.75rem" : "4.5rem"} />}
        failureTitle="The state of the results could not be loaded"
      >
        {(known) =>
          known && (
            <FinalView
              eventId={eventId}
              final={known}
              outstanding={outstanding ?? null}
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
