import type { Review } from "@rosette/contract/publishing"
import type { SnapshotLine } from "@rosette/contract/snapshots"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { useMemo } from "react"
import { isolatedName } from "../../../lib/isolated.ts"
import { trpc } from "../../../lib/trpc.ts"
import type { QueryState } from "../../../ui/states/loaded.tsx"
import { useWords } from "../../words/words-context.ts"
import type { Names } from "./words.ts"

/** The state of an event's results, and what blocks publishing while they are in review. */
export type PublishingState = {
  state: ResultsState
  versions: readonly SnapshotLine[]
  review: QueryState<Review>
  names: Names
}

/** Null for an event that is read without its state. What blocks publishing is fetched only during a review, because that reads the whole event. */
export function usePublishing(eventId: number): QueryState<PublishingState | null> {
  const event = trpc.organizer.event.useQuery({ eventId })
  const snapshots = trpc.organizer.snapshots.useQuery({ eventId }, { staleTime: 0 })
  const state = event.data && "resultsState" in event.data ? event.data.resultsState : null
  const isReviewed = state === "review"
  const review = trpc.organizer.review.useQuery({ eventId }, { staleTime: 0, enabled: isReviewed })
  const names = useNames(eventId, isReviewed)
  const isKnown = event.data !== undefined && snapshots.data !== undefined
  return {
    data: isKnown ? state && { state, versions: snapshots.data, review, names } : undefined,
    error: event.error ?? snapshots.error,
    isFetching: event.isFetching || snapshots.isFetching,
    refetch: () => Promise.all([event.refetch(), snapshots.refetch()]),
  }
}

function useNames(eventId: number, enabled: boolean): Names {
  const judges = trpc.organizer.judges.useQuery({ eventId }, { enabled }).data
  const entries = trpc.organizer.entries.useQuery({ eventId }, { enabled }).data
  const criteria = trpc.organizer.criteria.useQuery({ eventId }, { enabled }).data
  const awards = trpc.awards.list.useQuery({ eventId }, { enabled }).data
  const words = useWords()
  return useMemo(
    () => ({
      judge: namesOf(judges),
      entry: namesOf(entries?.map((entry) => ({ id: entry.id, name: isolatedName(entry) }))),
      criterion: namesOf(criteria),
      award: namesOf(awards),
      section: (number) => words.sections[number - 1] ?? null,
    }),
    [judges, entries, criteria, awards, words],
  )
}

function namesOf(records: readonly { id: number; name: string }[] = []): (id: number) => string | null {
  const byId = new Map(records.map(({ id, name }) => [id, name]))
  return (id) => byId.get(id) ?? null
}
