import { useMemo } from "react"
import { trpc } from "../../../lib/trpc.ts"
import type { EntryResult } from "../entry-result.ts"
import { type PaperAward, paperAwards } from "./paper-awards.ts"

/** The awards with their holders, for the printed results; null until loaded. */
export function usePaperAwards(eventId: number, results: readonly EntryResult[] | undefined): PaperAward[] | null {
  const awards = trpc.awards.list.useQuery({ eventId })
  const winners = trpc.awards.winners.useQuery({ eventId })
  return useMemo(
    () => (awards.data && winners.data && results ? paperAwards(awards.data, winners.data, results) : null),
    [awards.data, winners.data, results],
  )
}
