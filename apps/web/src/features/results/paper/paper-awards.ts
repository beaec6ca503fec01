import type { Award, AwardWinner } from "@rosette/contract/awards"
import { isolated } from "../../../lib/isolated.ts"
import type { EntryResult } from "../entry-result.ts"

/** An award for printing, with all its holders. */
export type PaperAward = { id: number; name: string; holders: string[] }

/** The awards in the order of their priority, each with its holders as they are announced. */
export function paperAwards(
  awards: readonly Award[],
  winners: readonly AwardWinner[],
  results: readonly EntryResult[],
): PaperAward[] {
  const entryById = new Map(results.map((result) => [result.entryId, result]))
  return awards.map(({ id, name }) => ({
    id,
    name,
    holders: winners.flatMap(({ awardId, entryId }) => {
      const entry = awardId === id ? entryById.get(entryId) : undefined
      return entry ? [withOwner(entry)] : []
    }),
  }))
}

/** "Blue Comet (A1), Mia Berg"; without an owner where it is hidden. */
export const withOwner = ({ entryName, votingId, ownerParticipant }: EntryResult): string =>
  [`${isolated(entryName)} (${votingId})`, isolated(ownerParticipant)].filter(Boolean).join(", ")
