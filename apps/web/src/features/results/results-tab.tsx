import { IconChartBar } from "@tabler/icons-react"
import { useMemo } from "react"
import { formatDateTime } from "../../lib/format.ts"
import { trpc } from "../../lib/trpc.ts"
import { EmptyState } from "../../ui/states/empty-state.tsx"
import { BarsSkeleton, Loaded, type QueryState } from "../../ui/states/loaded.tsx"
import { useClasses } from "../classes/use-classes.ts"
import { useIsLive } from "../live/use-live-event.ts"
import { useManualRefresh } from "../live/use-manual-refresh.ts"
import type { Outstanding } from "./outstanding/outstanding-words.ts"
import { usePaperAwards } from "./paper/use-paper-awards.ts"
import type { PublishedActions } from "./publishing/publishing-steps.tsx"
import { ResultsPublishing } from "./publishing/results-publishing.tsx"
import { ResultsTools } from "./results-tools.tsx"
import { ResultsView } from "./results-view.tsx"

/** The names of the event's classes by their ids; without them places in classes are shown without a name. */
function useClassNames(eventId: number): ReadonlyMap<number, string> {
  const { data } = useClasses(eventId)
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data])
}

type Props = {
  eventId: number
  organizerName: string
  onOpenAwards: () => void
  publishedActions: PublishedActions
}

/** The results of an event, from the leaders to the publication; `organizerName` is recorded with confirmations. */
export function ResultsTab(props: Props) {
  const outstanding = trpc.organizer.outstanding.useQuery({ eventId: props.eventId }, { staleTime: 0 })
  return (
    <>
      <ResultsPublishing {...props} outstanding={outstanding.error ? (outstanding.data ?? null) : outstanding.data} />
      <AllResults {...props} outstanding={outstanding} />
    </>
  )
}

type AllResultsProps = Pick<Props, "eventId" | "organizerName"> & {
  outstanding: QueryState<Outstanding>
}

/** True once there is an answer or a failure. */
const isSettled = ({ data, error }: { data: unknown; error: unknown }): boolean => data !== undefined || error !== null

/** The leaders, the confirmed winners, and the whole ranking with its reasons. */
function AllResults({ eventId, organizerName, outstanding }: AllResultsProps) {
  // Without live updates the results may have changed unseen, so they are fetched whenever the tab is opened.
  const results = trpc.organizer.results.useQuery({ eventId }, { staleTime: 0 })
  const confirmed = trpc.awards.confirmedWinners.useQuery({ eventId }, { staleTime: 0 })
  const ties = trpc.organizer.ties.useQuery({ eventId }, { staleTime: 0 })
  const classNames = useClassNames(eventId)
  const event = trpc.organizer.event.useQuery({ eventId })
  const awards = usePaperAwards(eventId, results.data?.entries)
  const isLive = useIsLive()
  // Without them the results are shown, but not what does not count: what depends on them would move everything below.
  const criteria = trpc.organizer.criteria.useQuery({ eventId })
  const isCounted = isSettled(outstanding) && isSettled(criteria)
  const data = useMemo(
    () => results.data && confirmed.data && isCounted && { entries: results.data.entries, confirmed: confirmed.data },
    [results.data, confirmed.data, isCounted],
  )
  const refetch = () => Promise.all([results.refetch(), confirmed.refetch(), outstanding.refetch(), ties.refetch()])
  const { refresh, isRefreshing } = useManualRefresh(refetch)
  // The dashboard's header says that it is live.
  const age = isLive ? null : `As of ${formatDateTime(new Date(results.dataUpdatedAt))}`
  const query = {
    data: data || undefined,
    error: results.error ?? confirmed.error,
    isFetching: results.isFetching || confirmed.isFetching,
    refetch,
  }
  return (
    <Loaded
      query={query}
      loadingText="Loading results..."
      skeleton={<BarsSkeleton count={4} height="8rem" />}
      failureTitle="The results could not be loaded"
      isEmpty={({ entries }) => entries.length === 0}
      empty={
        <EmptyState title="No entries yet" icon={<IconChartBar size={48} />}>
          The ranking appears here once there are entries and judges have scored them.
        </EmptyState>
      }
    >
      {({ entries, confirmed: winners }) => (
        <ResultsView
          eventId={eventId}
          organizerName={organizerName}
          results={entries}
          confirmed={winners}
          outstanding={outstanding.data ?? null}
          ties={{
            data: ties.data?.ties,
            error: ties.error,
            isFetching: ties.isFetching,
            refetch: () => void ties.refetch(),
          }}
          isPublished={
            event.data !== undefined && "resultsState" in event.data && event.data.resultsState === "published"
          }
          classNames={classNames}
          occasion={[event.data?.date, event.data?.location].filter(Boolean).join(" · ")}
          awards={awards}
          tools={
            <ResultsTools
              {...{ eventId, age, isRefreshing }}
              version={results.data?.version ?? 0}
              onRefresh={refresh}
            />
          }
        />
      )}
    </Loaded>
  )
}
