import { useMemo } from "react"
import { trpc } from "../../lib/trpc.ts"
import { awardsWithHolders } from "./award-holders.ts"

/** The awards with their holders, and the entries to choose from, as one query. */
export function useHeldAwards(eventId: number) {
  const awards = trpc.awards.list.useQuery({ eventId })
  const winners = trpc.awards.winners.useQuery({ eventId })
  const entries = trpc.organizer.entries.useQuery({ eventId })
  const parts = [awards, winners, entries]
  const data = useMemo(() => {
    if (!awards.data || !winners.data || !entries.data) return undefined
    return { awards: awardsWithHolders(awards.data, winners.data, entries.data), entries: entries.data }
  }, [awards.data, winners.data, entries.data])
  return {
    data,
    error: parts.find(({ error }) => error)?.error,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(parts.filter(({ error }) => error).map(({ refetch }) => refetch())),
  }
}
