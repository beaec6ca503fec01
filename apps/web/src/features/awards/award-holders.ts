import type { Award, AwardWinner } from "@rosette/contract/awards"
import type { Entry } from "@rosette/contract/entries"
import { isolated } from "../../lib/isolated.ts"
import type { PendingSkip } from "./pending-skips.ts"

export type Holder = { assignment: AwardWinner; entry: Entry }
export type AwardWithHolders = {
  award: Award
  holders: Holder[]
  isFull: boolean
  /** What the ceremony has changed about its winners and not published. */
  skip?: PendingSkip | undefined
}
/** The data of the awards tab: all awards, and the entries to choose from. */
export type HeldAwards = { awards: readonly AwardWithHolders[]; entries: readonly Entry[] }

/** All awards with their holders in the order of assignment; an assignment whose entry is not listed is left out. */
export function awardsWithHolders(
  awards: readonly Award[],
  assignments: readonly AwardWinner[],
  entries: readonly Entry[],
): AwardWithHolders[] {
  const entryById = new Map(entries.map((entry) => [entry.id, entry]))
  return awards.map((award) => {
    const given = assignments.filter(({ awardId }) => awardId === award.id)
    const holders = given.flatMap((assignment) => {
      const entry = entryById.get(assignment.entryId)
      return entry ? [{ assignment, entry }] : []
    })
    return { award, holders, isFull: given.length >= award.maxWinners }
  })
}

/** An entry's text in a select field (product rule). */
export const entryOption = ({ entryName, votingId, ownerParticipant }: Entry): string =>
  `${isolated(entryName)} (${votingId}) - ${isolated(ownerParticipant)}`

/** The holders of an award to be deleted, as the end of a clause: " and taken from Blue Comet (A1) and Desert Fox (A2)". */
export function takenFrom(holders: readonly Holder[]): string {
  const names = holders.map(({ entry }) => `${isolated(entry.entryName)} (${entry.votingId})`)
  return names.length > 0 ? ` and taken from ${LIST.format(names)}` : ""
}

const LIST = new Intl.ListFormat("en", { type: "conjunction" })
