import { useMemo } from "react"
import { trpc } from "../../../lib/trpc.ts"
import { useManualRefresh } from "../../live/use-manual-refresh.ts"

/** True once there is an answer or a failure. */
const isSettled = ({ data, error }: { data: unknown; error: unknown }): boolean => data !== undefined || error !== null

/** Everything that the tab of the results shows, and a function that fetches it again. */
export function useReadResults(eventId: number) {
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
