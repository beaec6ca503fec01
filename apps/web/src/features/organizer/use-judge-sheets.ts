import { useMemo } from "react"
import { trpc } from "../../lib/trpc.ts"
import type { QueryState } from "../../ui/loaded.tsx"
import { type JudgeSheet, sheetsOf } from "./judge-sheets.ts"

/** A judge's sheets, one for each entry, as they are now: the judge goes on while the organizer looks. */
export function useJudgeSheets(eventId: number, judgeId: number): QueryState<JudgeSheet[]> {
  const entries = trpc.organizer.entries.useQuery({ eventId })
  const progress = trpc.judge.progress.useQuery({ judgeId }, { refetchOnMount: "always" })
  const data = useMemo(
    () => (entries.data && progress.data ? sheetsOf(entries.data, progress.data.entries) : undefined),
    [entries.data, progress.data],
  )
  return {
    data,
    error: entries.error ?? progress.error,
    isFetching: entries.isFetching || progress.isFetching,
    refetch: () => Promise.all([entries.refetch(), progress.refetch()]),
  }
}
