import type { Award, AwardWinner } from "@rosette/contract/awards"
import { shownName } from "@rosette/domain/entries/entry-names"
import { useMemo } from "react"
import { isolated } from "../../../lib/isolated.ts"
import { trpc } from "../../../lib/trpc.ts"
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

/** The awards with their holders, for the printed results; null until loaded. */
export function usePaperAwards(eventId: number, results: readonly EntryResult[] | undefined): PaperAward[] | null {
  const awards = trpc.awards.list.useQuery({ eventId })
  const winners = trpc.awards.winners.useQuery({ eventId })
  return useMemo(
    () => (awards.data && winners.data && results ? paperAwards(awards.data, winners.data, results) : null),
    [awards.data, winners.data, results],
  )
}

/** The results without the names and owners that entries hide, as everybody may read them; undefined until they are known. */
export function usePaperNames(eventId: number, results: EntryResult[] | undefined): EntryResult[] | undefined {
  const { data: entries } = trpc.organizer.entries.useQuery({ eventId })
  return useMemo(() => {
    if (!results || !entries) return undefined
    const shown = new Map(entries.map((entry) => [entry.id, entry]))
    return results.map((result) => {
      const { showEntryName = false, showOwnerParticipant = false } = shown.get(result.entryId) ?? {}
      return {
        ...result,
        entryName: shownName({ ...result, showEntryName }),
        ownerParticipant: showOwnerParticipant ? result.ownerParticipant : "",
      }
    })
  }, [results, entries])
}
