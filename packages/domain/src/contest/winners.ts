import { ordinal } from "./ordinal.ts"
import { categoryLeaders, type EntryResult, topFinalists } from "./results.ts"
import type { WinnerType } from "./winner-types.ts"

/** What an entry is confirmed as: overall winner, runner-up at a position, or winner of a criterion. */
export type WinnerTitle = { winnerType: WinnerType; criterionId: number | null; position: number }

/**
 * The key of the title that a confirmation gives ("overall/1", "category:12/1"); a new confirmation of the same key replaces
 * it.
 */
export function winnerSlot(winner: WinnerTitle): string {
  const criterion = winner.criterionId === null ? "" : `:${winner.criterionId}`
  return `${winner.winnerType}${criterion}/${winner.position}`
}

/** An entry that has a title by the results. Its position is null for a title that all who have it share. */
type TitleHolder<Result> = { result: Result; position: number | null }

type Ranked = EntryResult & { place: number | null }

/** A tie of any ladder, with the decision of a person if there is one. */
type DecidedTie = {
  ladder: string
  place: number | null
  state: string
  settlement: { kind: string; entryIds: readonly number[] } | null
}

/** Product rule: the winners of a criterion are those with its highest average, or of a settled tie for them whoever it puts first. */
function categoryWinners(results: readonly Ranked[], criterionId: number, ties: readonly DecidedTie[]): number[] {
  const settlement = ties.find(
    (tie) => tie.ladder === `criterion:${criterionId}` && tie.place === 1 && tie.state === "settled",
  )?.settlement
  if (!settlement) return categoryLeaders(results, criterionId)
  return settlement.kind === "shared" ? [...settlement.entryIds] : settlement.entryIds.slice(0, 1)
}

/**
 * Returns the entries that have a title by the results, in their order. Product rule: the overall winners are those at place 1,
 * the winners of a criterion those with its highest average, after a settled tie (`ties`). A runner-up has the position that it has among the finalists, unless
 * it is at place 1. Finalists have places 1 to `finalists`.
 */
export function titleHolders<Result extends Ranked>(
  results: readonly Result[],
  { winnerType, criterionId }: Pick<WinnerTitle, "winnerType" | "criterionId">,
  finalists: number,
  ties: readonly DecidedTie[] = [],
): TitleHolder<Result>[] {
  if (winnerType === "runner_up")
    return topFinalists(results, finalists)
      .map((result, index) => ({ result, position: index + 1 }))
      .filter(({ result }) => result.place !== 1)
  const leading = new Set(criterionId === null ? [] : categoryWinners(results, criterionId, ties))
  const sharing =
    winnerType === "overall" ? topFinalists(results, 1) : results.filter(({ entryId }) => leading.has(entryId))
  return sharing.map((result) => ({ result, position: null }))
}

/**
 * Returns the entries that hold a title by the results, several if they share it: all that have the title, or of the runners-up
 * those that share the place of the one at this position.
 */
export function entriesAt(
  results: readonly Ranked[],
  title: WinnerTitle,
  finalists: number,
  ties: readonly DecidedTie[] = [],
): number[] {
  const holders = titleHolders(results, title, finalists, ties)
  const inPlace = holders.find(({ position }) => position === title.position)?.result
  const sharing =
    title.winnerType === "runner_up" ? holders.filter(({ result }) => result.place === inPlace?.place) : holders
  return sharing.map(({ result }) => result.entryId)
}

/** What an overall winner is called everywhere. */
export const OVERALL_TITLE = "Overall Winner"

/** What the winner of a criterion is called everywhere. */
export const categoryTitle = (criterionName: string): string => `Best ${criterionName}`

/** What a confirmed winner is called: "Overall Winner", "2nd place", "Best Paint". */
export function titleName({ winnerType, position }: Omit<WinnerTitle, "criterionId">, criterionName = ""): string {
  if (winnerType === "overall") return OVERALL_TITLE
  return winnerType === "runner_up" ? `${ordinal(position)} place` : categoryTitle(criterionName)
}
