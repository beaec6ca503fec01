import { shownName } from "@rosette/domain/entries/entry-names"
import { useMemo } from "react"
import { trpc } from "../../../lib/trpc.ts"
import type { EntryResult } from "../entry-result.ts"

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
