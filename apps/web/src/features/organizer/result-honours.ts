import type { ConfirmedWinner } from "@rosette/contract"
import { LIMITS } from "@rosette/contract"
import { categoryLeaders, topFinalists } from "@rosette/domain"
import { type EntryResult, ordinal } from "./result-explanation.ts"

/** What is confirmed: the whole contest, a place behind it, or one criterion. */
export type Title = Pick<ConfirmedWinner, "winnerType" | "criterionId"> & { name: string }

/** An entry that the scores put forward for a title, and the confirmation that says so already. */
export type Candidate = {
  title: Title
  result: EntryResult
  position: number
  confirmation: ConfirmedWinner | null
  /** The earlier confirmation of this position that confirming would replace. */
  replaces: ConfirmedWinner | null
}

/** So many equals are shown at first. */
export const FEW_EQUALS = 6

export const isConfirmed = ({ confirmation }: Candidate): boolean => confirmation !== null

/** What the scores say of a title, and confirmations that they no longer bear out. */
export type Honours = { candidates: Candidate[]; outdated: ConfirmedWinner[] }

const isOf = (title: Title) => (winner: ConfirmedWinner) =>
  winner.winnerType === title.winnerType && winner.criterionId === title.criterionId

/** Equal leaders share a title: each gets a position of its own, so that confirming one does not undo the other. */
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
    return { title, result, position, confirmation, replaces }
  })
  return { candidates, outdated }
}

function firstFree(taken: ReadonlySet<number>): number {
  let position = 1
  while (taken.has(position)) position += 1
  return position
}

/** The entries of rank 1. */
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

/** The entries of the ranks behind the first that are still among the finalists; their position is their place. */
export function runnerUpHonours(results: EntryResult[], confirmed: readonly ConfirmedWinner[]): Honours {
  const title: Title = { winnerType: "runner_up", criterionId: null, name: "Runner-up" }
  const ofTitle = confirmed.filter(isOf(title))
  const finalists = topFinalists(results, LIMITS.finalists)
  const candidates = finalists.flatMap((result, index): Candidate[] => {
    if (result.rank === 1) return []
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
      },
    ]
  })
  const borneOut = new Set(candidates.flatMap(({ confirmation }) => (confirmation ? [confirmation.id] : [])))
  return { candidates, outdated: ofTitle.filter(({ id }) => !borneOut.has(id)) }
}

/** What a confirmation makes of the entry, in words: "Overall Winner", "2nd place", "Best Paint". */
export const titleText = ({ title, result }: Pick<Candidate, "title" | "result">): string =>
  title.winnerType === "runner_up" ? `${ordinal(result.rank ?? 0)} place` : title.name
