import type { ConfirmedWinner } from "@rosette/contract"
import { LIMITS } from "@rosette/contract"
import { categoryLeaders, ordinal, topFinalists } from "@rosette/domain"
import type { EntryResult } from "./result-explanation.ts"

/** What is confirmed: the overall winner, a place after it, or the winner of a criterion. */
export type Title = Pick<ConfirmedWinner, "winnerType" | "criterionId"> & { name: string }

/** An entry that has a title by the scores, and its confirmation if there is one. */
export type Candidate = {
  title: Title
  result: EntryResult
  position: number
  confirmation: ConfirmedWinner | null
  /** The earlier confirmation of this position, which a new one would replace. */
  replaces: ConfirmedWinner | null
  /** Confirmations of this title that remain although this entry leads now; they are shown on its card. */
  overtaken: ConfirmedWinner[]
}

/** How many tied entries are shown at first. */
export const FEW_EQUALS = 6

export const isConfirmed = ({ confirmation }: Candidate): boolean => confirmation !== null

/** The candidates for a title, and overtaken confirmations of a place that no entry has any more. */
export type Honours = { candidates: Candidate[]; unplaced: ConfirmedWinner[] }

/** True for a title that was confirmed, even if another entry leads now. */
export const wasConfirmed = ({ candidates, unplaced }: Honours): boolean =>
  unplaced.length > 0 || candidates.some(({ confirmation, overtaken }) => confirmation || overtaken.length > 0)

const isOf = (title: Title) => (winner: ConfirmedWinner) =>
  winner.winnerType === title.winnerType && winner.criterionId === title.criterionId

/** Tied leaders share a title: each gets its own position, so that confirming one does not replace the other. */
function sharedTitle(title: Title, leaders: EntryResult[], confirmed: readonly ConfirmedWinner[]): Honours {
  const ofTitle = confirmed.filter(isOf(title))
  const byEntry = new Map(ofTitle.map((winner) => [winner.entryId, winner]))
  const isLeader = new Set(leaders.map(({ entryId }) => entryId))
  const outdated = ofTitle.filter(({ entryId }) => !isLeader.has(entryId))
  const taken = new Set(ofTitle.filter(({ entryId }) => isLeader.has(entryId)).map(({ position }) => position))
  const candidates = leaders.map((result): Candidate => {
    const confirmation = byEntry.get(result.entryId) ?? null
    const position = confirmation?.position ?? firstFree(taken)
    taken.add(position)
    const replaces = confirmation ? null : (outdated.find((winner) => winner.position === position) ?? null)
    return { title, result, position, confirmation, replaces, overtaken: [] }
  })
  return onCards(candidates, outdated, candidates[0])
}

/** Adds each overtaken confirmation to the candidate of its position, else to `rest`. */
function onCards(candidates: Candidate[], outdated: readonly ConfirmedWinner[], rest?: Candidate): Honours {
  const unplaced = outdated.filter((winner) => {
    const card = candidates.find(({ position }) => position === winner.position) ?? rest
    card?.overtaken.push(winner)
    return card === undefined
  })
  return { candidates, unplaced }
}

function firstFree(taken: ReadonlySet<number>): number {
  let position = 1
  while (taken.has(position)) position += 1
  return position
}

/** The entries at place 1. */
export function overallHonours(results: EntryResult[], confirmed: readonly ConfirmedWinner[]): Honours {
  const title: Title = { winnerType: "overall", criterionId: null, name: "Overall Winner" }
  return sharedTitle(title, topFinalists(results, 1), confirmed)
}

/** The entries with the highest average of a criterion. */
export function categoryHonours(
  results: EntryResult[],
  criterion: { criterionId: number; name: string },
  confirmed: readonly ConfirmedWinner[],
): Honours {
  const title: Title = { winnerType: "category", criterionId: criterion.criterionId, name: `Best ${criterion.name}` }
  const leading = new Set(categoryLeaders(results, criterion.criterionId))
  const leaders = results.filter(({ entryId }) => leading.has(entryId))
  return sharedTitle(title, leaders, confirmed)
}

/** The finalists after the first place; their position is their place among the finalists. */
export function runnerUpHonours(results: EntryResult[], confirmed: readonly ConfirmedWinner[]): Honours {
  const title: Title = { winnerType: "runner_up", criterionId: null, name: "Runner-up" }
  const ofTitle = confirmed.filter(isOf(title))
  const finalists = topFinalists(results, LIMITS.finalists)
  const candidates = finalists.flatMap((result, index): Candidate[] => {
    if (result.place === 1) return []
    const position = index + 1
    const inPlace = ofTitle.find((winner) => winner.position === position) ?? null
    const isInPlace = inPlace?.entryId === result.entryId
    return [
      {
        title,
        result,
        position,
        confirmation: isInPlace ? inPlace : null,
        replaces: isInPlace ? null : inPlace,
        overtaken: [],
      },
    ]
  })
  const supported = new Set(candidates.flatMap(({ confirmation }) => (confirmation ? [confirmation.id] : [])))
  return onCards(
    candidates,
    ofTitle.filter(({ id }) => !supported.has(id)),
  )
}

/** The present candidates for a title. */
export function honoursOf(title: Title, results: EntryResult[], confirmed: readonly ConfirmedWinner[]): Honours {
  if (title.winnerType === "overall") return overallHonours(results, confirmed)
  if (title.winnerType === "runner_up") return runnerUpHonours(results, confirmed)
  const criterion = results[0]?.criteria.find(({ criterionId }) => criterionId === title.criterionId)
  return criterion ? categoryHonours(results, criterion, confirmed) : { candidates: [], unplaced: [] }
}

/** The title that a confirmation gives: "Overall Winner", "2nd place", "Best Paint". */
export const titleText = ({ title, result }: Pick<Candidate, "title" | "result">): string =>
  title.winnerType === "runner_up" ? `${ordinal(result.place ?? 0)} place` : title.name
