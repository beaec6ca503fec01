import type { ConfirmedWinner } from "@rosette/contract/awards"
import { LIMITS } from "@rosette/contract/limits"
import { categoryTitle, OVERALL_TITLE, titleHolders, titleName } from "@rosette/domain/contest/winners"
import { plural } from "../../../lib/format.ts"
import type { EntryResult } from "./result-explanation.ts"

/** What is confirmed: the overall winner, a place after it, or the winner of a criterion. */
export type Title = Pick<ConfirmedWinner, "winnerType" | "criterionId"> & { name: string }

const OVERALL: Title = { winnerType: "overall", criterionId: null, name: OVERALL_TITLE }
export const RUNNER_UP: Title = { winnerType: "runner_up", criterionId: null, name: "Runner-up" }

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

/** The candidates for a title, and confirmations whose place no longer exists. */
export type Honours = { candidates: Candidate[]; unplaced: ConfirmedWinner[] }

/** True for a title that was confirmed, even if another entry leads now. */
export const wasConfirmed = ({ candidates, unplaced }: Honours): boolean =>
  unplaced.length > 0 || candidates.some(({ confirmation, overtaken }) => confirmation || overtaken.length > 0)

type Ties = Parameters<typeof titleHolders>[3]

const holdersOf = (title: Title, results: EntryResult[], ties?: Ties) =>
  titleHolders(results, title, LIMITS.finalists, ties)

const isOf = (title: Title) => (winner: ConfirmedWinner) =>
  winner.winnerType === title.winnerType && winner.criterionId === title.criterionId

/** Tied leaders share a title: each gets its own position, so that confirming one does not replace the other. */
function sharedTitle(
  title: Title,
  results: EntryResult[],
  confirmed: readonly ConfirmedWinner[],
  ties?: Ties,
): Honours {
  const leaders = holdersOf(title, results, ties).map(({ result }) => result)
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
export const overallHonours = (results: EntryResult[], confirmed: readonly ConfirmedWinner[]): Honours =>
  sharedTitle(OVERALL, results, confirmed)

/** The entries with the highest average of a criterion, or who won the tie for it. */
export const categoryHonours = (
  results: EntryResult[],
  { criterionId, name }: { criterionId: number; name: string },
  confirmed: readonly ConfirmedWinner[],
  ties?: Ties,
): Honours => sharedTitle({ winnerType: "category", criterionId, name: categoryTitle(name) }, results, confirmed, ties)

/** The finalists after the first place; their position is their place among the finalists. */
export function runnerUpHonours(results: EntryResult[], confirmed: readonly ConfirmedWinner[]): Honours {
  const ofTitle = confirmed.filter(isOf(RUNNER_UP))
  const candidates = holdersOf(RUNNER_UP, results).flatMap(({ result, position }): Candidate[] => {
    if (position === null) return []
    const inPlace = ofTitle.find((winner) => winner.position === position) ?? null
    const isInPlace = inPlace?.entryId === result.entryId
    const confirmation = isInPlace ? inPlace : null
    const replaces = isInPlace ? null : inPlace
    return [{ title: RUNNER_UP, result, position, confirmation, replaces, overtaken: [] }]
  })
  const supported = new Set(candidates.flatMap(({ confirmation }) => (confirmation ? [confirmation.id] : [])))
  return onCards(
    candidates,
    ofTitle.filter(({ id }) => !supported.has(id)),
  )
}

/** The present candidates for a title. */
export function honoursOf(
  title: Pick<Title, "winnerType" | "criterionId">,
  results: EntryResult[],
  confirmed: readonly ConfirmedWinner[],
  ties?: Ties,
): Honours {
  if (title.winnerType === "overall") return overallHonours(results, confirmed)
  if (title.winnerType === "runner_up") return runnerUpHonours(results, confirmed)
  const criterion = results[0]?.criteria.find(({ criterionId }) => criterionId === title.criterionId)
  return criterion ? categoryHonours(results, criterion, confirmed, ties) : { candidates: [], unplaced: [] }
}

/** The title that a confirmation gives: "Overall Winner", "2nd place", "Best Paint". */
export const titleText = ({ title, result }: Pick<Candidate, "title" | "result">): string =>
  title.winnerType === "runner_up" ? titleName({ ...title, position: result.place ?? 0 }) : title.name

/** "3 entries tie for first. Confirm one or more."; published, when nothing can be confirmed, only that they tie. */
export function tieText(count: number, isPublished: boolean, where = ""): string {
  const tie = `${plural(count, "entry", "entries")} tie${where}.`
  return isPublished ? tie : `${tie} Confirm one or ${count === 2 ? "both" : "more"}.`
}
