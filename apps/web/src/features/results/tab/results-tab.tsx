import { rowsByClass } from "@rosette/domain/contest/class-contests"
import { NO_CLASS } from "@rosette/domain/contest/scorecard"
import { IconChartBar } from "@tabler/icons-react"
import { type ReactNode, useMemo } from "react"
import { formatDateTime } from "../../../lib/format.ts"
import { trpc } from "../../../lib/trpc.ts"
import { useIsPhone } from "../../../ui/page/use-is-phone.ts"
import { EmptyState } from "../../../ui/states/empty-state.tsx"
import { BarsSkeleton, Loaded } from "../../../ui/states/loaded.tsx"
import { useClasses } from "../../classes/use-classes.ts"
import { useIsLive } from "../../live/use-live-event.ts"
import { useManualRefresh } from "../../live/use-manual-refresh.ts"
import type { EntryResult } from "../entry-result.ts"
import { usePaperAwards, usePaperNames } from "../paper/paper-awards.ts"
import type { PublishedActions } from "../publishing/publishing-steps.tsx"
import { ResultsPublishing } from "../publishing/results-publishing.tsx"
import { withContests } from "../ties/words.ts"
import { ResultsTools } from "./results-tools.tsx"
import { ResultsView, type WithPublishedPaper } from "./results-view.tsx"
import { useResultsActions } from "./use-results-actions.tsx"

/** The names of the event's classes by their ids; without them places in classes are shown without a name. */
function useClassNames(eventId: number): ReadonlyMap<number, string> {
  const { data } = useClasses(eventId)
  return useMemo(() => new Map(data?.map(({ id, name }) => [id, name])), [data])
}

type Props = {
  eventId: number
  organizerName: string
  onOpenAwards: () => void
  onOpenEntries: () => void
  publishedActions: PublishedActions
  /** What is printed: the published version, or before there is one, what it is given. */
  withPublishedPaper?: WithPublishedPaper
}

/** The results of an event, from the leaders to the publication; `organizerName` is recorded with confirmations. */
export function ResultsTab(props: Props) {
  const { eventId } = props
  const read = useReadResults(eventId)
  const { outstanding, isPublished, version, isRefreshing, refresh } = read
  const { items, rulesDialog } = useResultsActions({ eventId, version, isRefreshing, onRefresh: refresh })
  // A phone has one menu: that of the published version, if there is one.
  const isInBar = useIsPhone() && isPublished
  // The dashboard's header says that it is live.
  const age = useIsLive() ? null : `As of ${formatDateTime(new Date(read.updatedAt))}`
  return (
    <>
      <ResultsPublishing
        {...props}
        outstanding={outstanding.error ? (outstanding.data ?? null) : outstanding.data}
        moreItems={isInBar ? items : []}
      />
      <AllResults
        {...props}
        read={read}
        tools={
          <ResultsTools
            items={isInBar ? [] : items}
            age={age}
            isRefreshing={isRefreshing}
            isByClass={isByClassIn(read.event)}
          />
        }
      />
      {rulesDialog}
    </>
  )
}

/** The results in their order; where each class is a contest of its own class by class, with the places there. */
function useInContests(
  results: EntryResult[] | undefined,
  isByClass: boolean,
  classNames: ReadonlyMap<number, string>,
) {
  return useMemo(() => {
    if (!results || !isByClass) return results
    const contests = [...classNames.keys(), NO_CLASS].map((id) => ({ id }))
    return rowsByClass(results, contests, ({ classId }) => classId)
  }, [results, isByClass, classNames])
}

type AllResultsProps = Pick<Props, "eventId" | "organizerName" | "withPublishedPaper"> & {
  read: ReturnType<typeof useReadResults>
  tools: ReactNode
}

/** The leaders, the confirmed winners, and the whole ranking with its reasons. */
function AllResults({ eventId, organizerName, withPublishedPaper, read, tools }: AllResultsProps) {
  const { query, outstanding, ties, event, isPublished } = read
  const classNames = useClassNames(eventId)
  const isByClass = isByClassIn(event)
  const inOrder = useInContests(query.data?.entries, isByClass, classNames)
  const shownOnPaper = usePaperNames(eventId, inOrder)
  const awards = usePaperAwards(eventId, shownOnPaper)
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
      {({ confirmed }) => (
        <ResultsView
          eventId={eventId}
          organizerName={organizerName}
          results={inOrder ?? []}
          confirmed={confirmed}
          outstanding={outstanding.data ?? null}
          ties={{
            data: ties.data && withContests(ties.data.ties, classNames),
            error: ties.error,
            isFetching: ties.isFetching,
            refetch: () => void ties.refetch(),
          }}
          isPublished={isPublished}
          isByClass={isByClass}
          classNames={classNames}
          look={event}
          occasion={[event?.date, event?.location].filter(Boolean).join(" · ")}
          awards={awards}
          onPaper={shownOnPaper}
          withPublishedPaper={withPublishedPaper}
          tools={tools}
        />
      )}
    </Loaded>
  )
}

/** Whether each class is a contest of its own. Only whoever organizes the event reads it. */
const isByClassIn = (event: ReturnType<typeof useReadResults>["event"]): boolean =>
  event !== undefined && "ranks" in event && event.ranks === "classes"

/** True once there is an answer or a failure. */
const isSettled = ({ data, error }: { data: unknown; error: unknown }): boolean => data !== undefined || error !== null

/** Everything that the tab of the results shows, and a function that fetches it again. */
function useReadResults(eventId: number) {
  // Without live updates the results may have changed unseen, so they are fetched whenever the tab is opened.
  const outstanding = trpc.organizer.outstanding.useQuery({ eventId }, { staleTime: 0 })
  const results = trpc.organizer.results.useQuery({ eventId }, { staleTime: 0 })
  const confirmed = trpc.awards.confirmedWinners.useQuery({ eventId }, { staleTime: 0 })
  const ties = trpc.organizer.ties.useQuery({ eventId }, { staleTime: 0 })
  const event = trpc.organizer.event.useQuery({ eventId }).data
  // Without them the results are shown, but not what does not count: what depends on them would move everything below.
  const criteria = trpc.organizer.criteria.useQuery({ eventId })
  const isCounted = isSettled(outstanding) && isSettled(criteria)
  const data = useMemo(
    () => results.data && confirmed.data && isCounted && { entries: results.data.entries, confirmed: confirmed.data },
    [results.data, confirmed.data, isCounted],
  )
  const refetch = () => Promise.all([results.refetch(), confirmed.refetch(), outstanding.refetch(), ties.refetch()])
  return {
    outstanding,
    ties,
    event,
    isPublished: event !== undefined && "resultsState" in event && event.resultsState === "published",
    version: results.data?.version ?? 0,
    updatedAt: results.dataUpdatedAt,
    query: {
      data: data || undefined,
      error: results.error ?? confirmed.error,
      isFetching: results.isFetching || confirmed.isFetching,
      refetch,
    },
    ...useManualRefresh(refetch),
  }
}
