import { useMemo } from "react"
import { trpc } from "../../lib/trpc.ts"
import { awardsWithHolders } from "./award-holders.ts"
import { pendingSkips } from "./pending-skips.ts"

/**
 * The awards with their holders, and the entries to choose from, as one query. What the ceremony has changed is added once it
 * is known.
 */
export function useHeldAwards(eventId: number) {
  const awards = trpc.awards.list.useQuery({ eventId })
  const winners = trpc.awards.winners.useQuery({ eventId })
  const entries = trpc.organizer.entries.useQuery({ eventId })
  const { data: ceremony } = trpc.organizer.ceremony.useQuery({ eventId }, { staleTime: 0 })
  const parts = [awards, winners, entries]
  const data = useMemo(() => {
    if (!awards.data || !winners.data || !entries.data) return undefined
    const skips = pendingSkips(ceremony?.isRehearsal ? [] : (ceremony?.lines ?? []))
    const held = awardsWithHolders(awards.data, winners.data, entries.data)
    return { awards: held.map((one) => ({ ...one, skip: skips.get(one.award.id) })), entries: entries.data }
  }, [awards.data, winners.data, entries.data, ceremony?.lines, ceremony?.isRehearsal])
  return {
    data,
    error: parts.find(({ error }) => error)?.error,
    isFetching: parts.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(parts.filter(({ error }) => error).map(({ refetch }) => refetch())),
  }
}
