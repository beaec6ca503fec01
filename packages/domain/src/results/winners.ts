import { categoryLeaders, type EntryResult, topFinalists } from "./results.ts"

export type WinnerType = "overall" | "category" | "runner_up"

/** What an entry is confirmed for: a position of the whole contest, behind its winners, or in a criterion. */
export type Place = { winnerType: WinnerType; criterionId: number | null; position: number }

/** The name of the place that a confirmation fills ("overall/1", "category:12/1"): confirming the same place again replaces. */
export function winnerSlot(winner: Place): string {
  const criterion = winner.criterionId === null ? "" : `:${winner.criterionId}`
  return `${winner.winnerType}${criterion}/${winner.position}`
}

/**
 * The entries that the scores put at a place, several where they are equal: those of rank 1, those best in the criterion, or
 * those that share the rank of this position behind the first, as far as it is among the ranks 1 to `finalists`.
 */
export function entriesAt(
  results: EntryResult[],
  { winnerType, criterionId, position }: Place,
  finalists: number,
): number[] {
  if (winnerType === "category") return criterionId === null ? [] : categoryLeaders(results, criterionId)
  const first = topFinalists(results, 1)
  if (winnerType === "overall") return first.map(({ entryId }) => entryId)
  const inPlace = topFinalists(results, finalists)[position - 1]
  const isBehind = inPlace !== undefined && inPlace.rank !== 1
  return isBehind ? results.filter(({ rank }) => rank === inPlace.rank).map(({ entryId }) => entryId) : []
}
