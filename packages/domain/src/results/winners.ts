import { categoryLeaders, type EntryResult, topFinalists } from "./results.ts"

export type WinnerType = "overall" | "category" | "runner_up"

/** What an entry is confirmed as: overall winner, runner-up at a position, or winner of a criterion. */
export type Place = { winnerType: WinnerType; criterionId: number | null; position: number }

/**
 * The key of the place that a confirmation fills ("overall/1", "category:12/1"); a new confirmation of the same key replaces
 * it.
 */
export function winnerSlot(winner: Place): string {
  const criterion = winner.criterionId === null ? "" : `:${winner.criterionId}`
  return `${winner.winnerType}${criterion}/${winner.position}`
}

/**
 * Returns the entries that hold a place by the results, several if they share it: those at place 1, the best on the criterion,
 * or those that share the place of the finalist at this position, if that is not place 1. Finalists have places 1 to `finalists`.
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
  const isRunnerUp = inPlace !== undefined && inPlace.place !== 1
  return isRunnerUp ? results.filter(({ place }) => place === inPlace.place).map(({ entryId }) => entryId) : []
}
