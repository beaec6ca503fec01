import { Button, Title } from "@mantine/core"
import { useState } from "react"
import card from "../../ui/page/page.module.css"
import { FailurePanel } from "../../ui/states/failure-panel.tsx"
import { BarsSkeleton } from "../../ui/states/loaded.tsx"
import { HistoryList } from "./history-list.tsx"
import { historyRuns } from "./history-runs.ts"
import type { useEventHistory } from "./use-event-history.ts"

/** How many changes are shown before older ones are asked for. */
const LATEST = 5

/** The latest changes of the event, and older ones on demand. */
export function HistoryCard({ history }: { history: ReturnType<typeof useEventHistory> }) {
  const [isOpen, setOpen] = useState(false)
  const runs = historyRuns(history.items ?? [])
  const hasMany = runs.length > LATEST
  const hasHidden = hasMany && !isOpen
  const canShowMore = hasHidden || history.hasOlder
  const showOlder = () => {
    setOpen(true)
    if (history.hasOlder) history.loadOlder()
  }
  return (
    <section className={card.card} aria-labelledby="recent-changes">
      <div className={card.head}>
        <Title order={2} id="recent-changes">
          Recent Changes
        </Title>
      </div>
      {history.items && (
        <HistoryList runs={hasHidden ? runs.slice(0, LATEST) : runs} criterionNames={history.criterionNames} />
      )}
      {history.isLoading && <BarsSkeleton count={3} height="4rem" />}
      {history.failure && (
        <FailurePanel message={history.failure} onRetry={history.retry} isRetrying={history.isFetching} />
      )}
      {(canShowMore || hasMany) && (
        <Button
          variant="subtle"
          mt="xs"
          px="xs"
          mx="-xs"
          bd={0}
          onClick={canShowMore ? showOlder : () => setOpen(false)}
          loading={history.isLoadingOlder}
        >
          {canShowMore ? "Show older changes" : "Show fewer"}
        </Button>
      )}
    </section>
  )
}
