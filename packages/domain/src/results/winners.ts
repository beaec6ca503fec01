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
 * The entries that the results put at a place, several where they share it: those at place 1, those best in the criterion, or
 * those that share the place of this position behind the first, as far as it is among the places 1 to `finalists`.
 */
export function entriesAt(
  results: readonly (EntryResult & { place: number | null })[],
  { winnerType, criterionId, position }: Place,
  finalists: number,
): number[] {
  if (winnerType === "category") return criterionId === null ? [] : categoryLeaders(results, criterionId)
  const first = topFinalists(results, 1)
  if (winnerType === "overall") return first.map(({ entryId }) => entryId)
  const inPlace = topFinalists(results, finalists)[position - 1]
  const isBehind = inPlace !== undefined && inPlace.place !== 1
  return isBehind ? results.filter(({ place }) => place === inPlace.place).map(({ entryId }) => entryId) : []
}
