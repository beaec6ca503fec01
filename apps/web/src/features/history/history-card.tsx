import { Button, Title } from "@mantine/core"
import card from "../../ui/page/card.module.css"
import { FailurePanel } from "../../ui/states/failure-panel.tsx"
import { BarsSkeleton } from "../../ui/states/loaded.tsx"
import { HistoryList } from "./history-list.tsx"
import type { useEventHistory } from "./use-event-history.ts"

/** The latest changes of the event, and older ones on demand. */
export function HistoryCard({ history }: { history: ReturnType<typeof useEventHistory> }) {
  return (
    <section className={card.card} aria-labelledby="recent-changes">
      <div className={card.head}>
        <Title order={2} id="recent-changes">
          Recent Changes
        </Title>
      </div>
      {history.items && <HistoryList items={history.items} criterionNames={history.criterionNames} />}
      {history.isLoading && <BarsSkeleton count={3} height="4rem" />}
      {history.failure && (
        <FailurePanel message={history.failure} onRetry={history.retry} isRetrying={history.isFetching} />
      )}
      {history.hasOlder && (
        <Button variant="default" mt="md" onClick={history.loadOlder} loading={history.isLoadingOlder}>
          Show older changes
        </Button>
      )}
    </section>
  )
}
