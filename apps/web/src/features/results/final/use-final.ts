import type { Review, SnapshotLine } from "@rosette/contract"
import type { ResultsState } from "@rosette/domain"
import { useMemo } from "react"
import { trpc } from "../../../lib/trpc.ts"
import type { QueryState } from "../../../ui/states/loaded.tsx"
import type { Names } from "./blocking-words.ts"

/** Where the results of an event stand, and what stands in the way while they are in review. */
export type Final = {
  state: ResultsState
  versions: readonly SnapshotLine[]
  review: QueryState<Review>
  names: Names
}

/** Null until it is known. What is in the way is read only while somebody reviews it: it takes the whole event. */
export function useFinal(eventId: number): Final | null {
  const event = trpc.organizer.event.useQuery({ eventId })
  const snapshots = trpc.organizer.snapshots.useQuery({ eventId }, { staleTime: 0 })
  const state = event.data && "resultsState" in event.data ? event.data.resultsState : null
  const isReviewed = state === "review"
  const review = trpc.organizer.review.useQuery({ eventId }, { staleTime: 0, enabled: isReviewed })
  const names = useNames(eventId, isReviewed)
  if (state === null || !snapshots.data) return null
  return { state, versions: snapshots.data, review, names }
}

function useNames(eventId: number, enabled: boolean): Names {
  const judges = trpc.organizer.judges.useQuery({ eventId }, { enabled }).data
  const entries = trpc.organizer.entries.useQuery({ eventId }, { enabled }).data
  const criteria = trpc.organizer.criteria.useQuery({ eventId }, { enabled }).data
  const awards = trpc.awards.list.useQuery({ eventId }, { enabled }).data
  return useMemo(
    () => ({
      judge: namesOf(judges),
      entry: namesOf(entries?.map(({ id, votingId, entryName }) => ({ id, name: `${votingId} ${entryName}` }))),
      criterion: namesOf(criteria),
      award: namesOf(awards),
    }),
    [judges, entries, criteria, awards],
  )
}

function namesOf(records: readonly { id: number; name: string }[] = []): (id: number) => string | null {
  const byId = new Map(records.map(({ id, name }) => [id, name]))
  return (id) => byId.get(id) ?? null
}
