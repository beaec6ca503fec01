import { useMemo } from "react"
import { trpc } from "../../lib/trpc.ts"
import { whenTabOpens } from "../live/dashboard-freshness.ts"

/** The submitted sheets of an entry, of how many; null without judges, undefined until they are counted. */
export type EntrySheets = { submitted: number; expected: number } | null | undefined
export type SheetsOf = (entryId: number) => EntrySheets

/** How far the judging of each entry is. If it cannot be read, the list works without. */
export function useEntrySheets(eventId: number): SheetsOf {
  const { data } = trpc.organizer.entrySheets.useQuery({ eventId }, { refetchOnMount: whenTabOpens })
  return useMemo((): SheetsOf => {
    if (!data) return () => undefined
    const { expectedOfEach: expected, entries } = data
    if (expected === 0) return () => null
    const counts = new Map(entries.map(({ entryId, submittedSheets }) => [entryId, submittedSheets]))
    return (entryId) => ({ submitted: counts.get(entryId) ?? 0, expected })
  }, [data])
}
