import type { Award, AwardWinner, Entry } from "@rosette/contract"

export type Holder = { assignment: AwardWinner; entry: Entry }
export type HeldAward = { award: Award; holders: Holder[]; isFull: boolean }

/** Every award with the entries that hold it, in the order given; an assignment whose entry is not listed is left out. */
export function awardsWithHolders(
  awards: readonly Award[],
  assignments: readonly AwardWinner[],
  entries: readonly Entry[],
): HeldAward[] {
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

/** An entry in a list to choose from (product rule). */
export const entryOption = ({ entryName, votingId, ownerParticipant }: Entry): string =>
  `${entryName} (${votingId}) - ${ownerParticipant}`
