import type { ConfirmedWinner } from "@rosette/contract/awards"
import { LIMITS } from "@rosette/contract/limits"
import { categoryTitle, OVERALL_TITLE, ordinal, PLACE_WORDS } from "@rosette/domain/contest/place-words"
import { type TitleCandidate, titleCandidates, titleName } from "@rosette/domain/contest/winners"
import { plural } from "../../../lib/format.ts"
import { isolated } from "../../../lib/isolated.ts"
import { criteriaIn, type EntryResult } from "../entry-result.ts"

/** What is confirmed: the overall winner, a place after it, or the winner of a criterion. */
export type Title = Pick<ConfirmedWinner, "winnerType" | "criterionId"> & { name: string }

const OVERALL: Title = { winnerType: "overall", criterionId: null, name: OVERALL_TITLE }
export const RUNNER_UP: Title = { winnerType: "runner_up", criterionId: null, name: PLACE_WORDS.later }

/** An entry that has a title by the scores, and its confirmation if there is one. */
export type Candidate = TitleCandidate<EntryResult, ConfirmedWinner> & { title: Title }

/** How many tied entries are shown at first. */
export const FEW_EQUALS = 6

export const isConfirmed = ({ confirmation }: Candidate): boolean => confirmation !== null

/** The candidates for a title, and confirmations whose place no longer exists. */
export type Honours = { candidates: Candidate[]; unplaced: ConfirmedWinner[] }

/** True for a title that was confirmed, even if another entry leads now. */
export const wasConfirmed = ({ candidates, unplaced }: Honours): boolean =>
  unplaced.length > 0 || candidates.some(({ confirmation, overtaken }) => confirmation || overtaken.length > 0)

type Ties = Parameters<typeof titleCandidates>[4]

function candidatesFor(
  title: Title,
  results: EntryResult[],
  confirmed: readonly ConfirmedWinner[],
  ties?: Ties,
): Honours {
  const { candidates, unplaced } = titleCandidates(results, title, confirmed, LIMITS.finalists, ties)
  return { candidates: candidates.map((candidate) => ({ ...candidate, title })), unplaced }
}

/** The entries at place 1. */
export const overallHonours = (results: EntryResult[], confirmed: readonly ConfirmedWinner[]): Honours =>
  candidatesFor(OVERALL, results, confirmed)

/** The entries with the highest average of a criterion, or who won the tie for it. */
export const categoryHonours = (
  results: EntryResult[],
  { criterionId, name }: { criterionId: number; name: string },
  confirmed: readonly ConfirmedWinner[],
  ties?: Ties,
): Honours =>
  candidatesFor({ winnerType: "category", criterionId, name: categoryTitle(name) }, results, confirmed, ties)

/** The finalists after the first place. */
export const runnerUpHonours = (results: EntryResult[], confirmed: readonly ConfirmedWinner[]): Honours =>
  candidatesFor(RUNNER_UP, results, confirmed)

/** The present candidates for a title. */
export function honoursOf(
  title: Pick<Title, "winnerType" | "criterionId">,
  results: EntryResult[],
  confirmed: readonly ConfirmedWinner[],
  ties?: Ties,
): Honours {
  if (title.winnerType === "overall") return overallHonours(results, confirmed)
  if (title.winnerType === "runner_up") return runnerUpHonours(results, confirmed)
  const criterion = criteriaIn(results).find(({ criterionId }) => criterionId === title.criterionId)
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

/** "Desert Fox (A2)"; without a name if the entry is no longer in the results. */
export const namedEntry = (entry: Pick<EntryResult, "entryName" | "votingId"> | undefined): string =>
  entry ? `${isolated(entry.entryName)} (${entry.votingId})` : "an entry that was deleted"

type ConfirmedTitle = Pick<ConfirmedWinner, "winnerType" | "position">

/** A confirmed title in words: "Overall Winner", "2nd place", "Best Paint, 1st place". Tied entries share the first place. */
export function confirmedText(winner: ConfirmedTitle, title: string): string {
  if (winner.winnerType === "runner_up") return titleName(winner)
  return winner.winnerType === "category" ? `${title}, ${PLACE_WORDS.ranked(1)}` : title
}

/** How a confirmation was overtaken: "Best Paint, 1st place: was confirmed for X (A1), Y (A2) leads now." */
export function overtakenText(
  winner: ConfirmedTitle,
  title: string,
  confirmedFor: EntryResult | undefined,
  present: EntryResult | undefined,
): string {
  const was = `${confirmedText(winner, title)}: was confirmed for ${namedEntry(confirmedFor)}`
  if (!present) return `${was}, who no longer has this place.`
  const now = winner.winnerType === "runner_up" ? `is ${ordinal(winner.position)} now` : "leads now"
  return `${was}, ${namedEntry(present)} ${now}.`
}

/** What changed between two questions about the same title. */
export function movedText(asked: Candidate, now: Candidate): string {
  const place = titleText(asked)
  return asked.result.entryId === now.result.entryId
    ? `The scores moved while this question was open. Nothing is recorded yet for ${place}.`
    : `${place}: ${namedEntry(now.result)} has this place now, no longer ${namedEntry(asked.result)}. Nothing is recorded yet.`
}
