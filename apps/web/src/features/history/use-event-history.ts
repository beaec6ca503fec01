import { useEffect, useState } from "react"
import { errorText } from "../../lib/error-text.ts"
import { trpc } from "../../lib/trpc.ts"

import { whenTabOpens } from "../live/dashboard-freshness.ts"

const ITEMS_AT_ONCE = 20

/** The history of an event, page by page; it is fetched again whenever it is opened, because others change it too. */
export function useEventHistory(eventId: number) {
  const query = trpc.organizer.history.useInfiniteQuery(
    { eventId, limit: ITEMS_AT_ONCE },
    { getNextPageParam: (page) => page.nextCursor, refetchOnMount: whenTabOpens },
  )
  const pageCount = query.data?.pages.length ?? 0
  const [wantedPages, setWantedPages] = useState(1)
  const { fetchNextPage } = query
  const lacksPage = pageCount > 0 && pageCount < wantedPages && query.hasNextPage && !query.isFetching && !query.error
  // Also again: news of a change cancels a page that is being loaded.
  useEffect(() => {
    if (lacksPage) void fetchNextPage()
  }, [lacksPage, fetchNextPage])
  const criteria = trpc.organizer.criteria.useQuery({ eventId })
  return {
    criterionNames: new Map((criteria.data ?? []).map(({ id, name }) => [String(id), name])),
    items: query.data?.pages.flatMap((page) => page.items),
    isLoading: query.isLoading,
    isFetching: query.isFetching,
    failure: query.error ? errorText(query.error) : null,
    retry: () => query.refetch(),
    isLoadingOlder: query.isFetchingNextPage,
    hasOlder: query.hasNextPage,
    loadOlder: () => {
      setWantedPages(pageCount + 1)
      // After a failure it is asked for again.
      if (query.error) void fetchNextPage()
    },
  }
}
