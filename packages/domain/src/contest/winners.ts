import { categoryTitle, OVERALL_TITLE, PLACE_WORDS } from "./place-words.ts"
import { categoryLeaders, topFinalists, type WithAverages } from "./results.ts"
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

type Ranked = WithAverages & { place: number | null }

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

/** A confirmation, as far as the rules look at it. */
type Confirmation = WinnerTitle & { entryId: number }

/** An entry that has a title by the results, and what confirming it means. */
export type TitleCandidate<Result, Confirmed> = {
  result: Result
  /** The position that its confirmation has or would take. */
  position: number
  confirmation: Confirmed | null
  /** The earlier confirmation of this position, which a new one would replace. */
  replaces: Confirmed | null
  /** Confirmations of this title that remain although this entry leads now. */
  overtaken: Confirmed[]
}

/** The candidates for a title, and confirmations whose place no longer exists. */
export type TitleCandidates<Result, Confirmed> = {
  candidates: TitleCandidate<Result, Confirmed>[]
  unplaced: Confirmed[]
}

type Title = Pick<WinnerTitle, "winnerType" | "criterionId">

/**
 * Returns who can be confirmed for a title. Product rule: entries that share a title each take a position of their own, so that
 * confirming one does not replace another; a runner-up takes its position among the finalists.
 */
export function titleCandidates<Result extends Ranked, Confirmed extends Confirmation>(
  results: readonly Result[],
  title: Title,
  confirmed: readonly Confirmed[],
  finalists: number,
  ties: readonly DecidedTie[] = [],
): TitleCandidates<Result, Confirmed> {
  const holders = titleHolders(results, title, finalists, ties)
  const isOfTitle = ({ winnerType, criterionId }: Confirmed) =>
    winnerType === title.winnerType && criterionId === title.criterionId
  const ofTitle = confirmed.filter(isOfTitle)
  return title.winnerType === "runner_up" ? inPlaces(holders, ofTitle) : sharing(holders, ofTitle)
}

/** The position that confirming this entry takes: the first where it has no such title by the results. */
export function positionToConfirm(
  entryId: number,
  candidates: readonly TitleCandidate<{ entryId: number }, unknown>[],
): number {
  return candidates.find(({ result }) => result.entryId === entryId)?.position ?? 1
}

function sharing<Result extends Ranked, Confirmed extends Confirmation>(
  holders: readonly TitleHolder<Result>[],
  ofTitle: readonly Confirmed[],
): TitleCandidates<Result, Confirmed> {
  const isLeader = new Set(holders.map(({ result }) => result.entryId))
  const outdated = ofTitle.filter(({ entryId }) => !isLeader.has(entryId))
  const taken = new Set(ofTitle.filter(({ entryId }) => isLeader.has(entryId)).map(({ position }) => position))
  const candidates = holders.map(({ result }) => {
    const confirmation = ofTitle.find(({ entryId }) => entryId === result.entryId) ?? null
    const position = confirmation?.position ?? firstFree(taken)
    taken.add(position)
    const replaces = confirmation ? null : (outdated.find((winner) => winner.position === position) ?? null)
    return { result, position, confirmation, replaces, overtaken: [] }
  })
  return withOvertaken(candidates, outdated, candidates[0])
}

function inPlaces<Result extends Ranked, Confirmed extends Confirmation>(
  holders: readonly TitleHolder<Result>[],
  ofTitle: readonly Confirmed[],
): TitleCandidates<Result, Confirmed> {
  const candidates = holders.flatMap(({ result, position }) => {
    if (position === null) return []
    const inPlace = ofTitle.find((winner) => winner.position === position) ?? null
    const isConfirmed = inPlace?.entryId === result.entryId
    const confirmation = isConfirmed ? inPlace : null
    return [{ result, position, confirmation, replaces: isConfirmed ? null : inPlace, overtaken: [] }]
  })
  const valid = new Set(candidates.map(({ confirmation }) => confirmation))
  return withOvertaken(
    candidates,
    ofTitle.filter((winner) => !valid.has(winner)),
  )
}

/** Adds each overtaken confirmation to the candidate of its position, else to `rest`. */
function withOvertaken<Result, Confirmed extends Confirmation>(
  candidates: readonly TitleCandidate<Result, Confirmed>[],
  outdated: readonly Confirmed[],
  rest?: TitleCandidate<Result, Confirmed>,
): TitleCandidates<Result, Confirmed> {
  const candidateOf = ({ position }: Confirmed) => candidates.find((one) => one.position === position) ?? rest
  return {
    candidates: candidates.map((one) => ({
      ...one,
      overtaken: outdated.filter((winner) => candidateOf(winner) === one),
    })),
    unplaced: outdated.filter((winner) => candidateOf(winner) === undefined),
  }
}

function firstFree(taken: ReadonlySet<number>): number {
  let position = 1
  while (taken.has(position)) position += 1
  return position
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

/** What a confirmed winner is called: "Overall Winner", "2nd place", "Best Paint". */
export function titleName({ winnerType, position }: Omit<WinnerTitle, "criterionId">, criterionName = ""): string {
  if (winnerType === "overall") return OVERALL_TITLE
  return winnerType === "runner_up" ? PLACE_WORDS.ranked(position) : categoryTitle(criterionName)
}
