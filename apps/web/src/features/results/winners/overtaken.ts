import type { ConfirmedWinner } from "@rosette/contract/awards"
import { ordinal, PLACE_WORDS } from "@rosette/domain/contest/place-words"
import { titleName } from "@rosette/domain/contest/winners"
import { isolated } from "../../../lib/isolated.ts"
import type { EntryResult } from "../entry-result.ts"
import { type Candidate, titleText } from "./honours.ts"

/** "Desert Fox (A2)"; without a name if the entry is no longer in the results. */
export const namedEntry = (entry: Pick<EntryResult, "entryName" | "votingId"> | undefined): string =>
  entry ? `${isolated(entry.entryName)} (${entry.votingId})` : "an entry that was deleted"

type Title = Pick<ConfirmedWinner, "winnerType" | "position">

/** A confirmed title in words: "Overall Winner", "2nd place", "Best Paint, 1st place". Tied entries share the first place. */
export function confirmedText(winner: Title, title: string): string {
  if (winner.winnerType === "runner_up") return titleName(winner)
  return winner.winnerType === "category" ? `${title}, ${PLACE_WORDS.ranked(1)}` : title
}

/** How a confirmation was overtaken: "Best Paint, 1st place: was confirmed for X (A1), Y (A2) leads now." */
export function overtakenText(
  winner: Title,
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
