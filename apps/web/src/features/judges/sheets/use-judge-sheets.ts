import { useMemo, useState } from "react"
import { trpc } from "../../../lib/trpc.ts"
import type { QueryState } from "../../../ui/states/loaded.tsx"
import { type JudgeSheet, sheetsOf } from "./judge-sheets.ts"

/** A judge's sheets, one for each entry; updated while the judge continues. */
export function useJudgeSheets(eventId: number, judgeId: number): QueryState<JudgeSheet[]> {
  const entries = trpc.organizer.entries.useQuery({ eventId })
  const progress = trpc.judge.progress.useQuery({ judgeId }, { refetchOnMount: "always" })
  const [atFirst, setAtFirst] = useState(progress.data)
  if (!atFirst && progress.data) setAtFirst(progress.data)
  const data = useMemo(
    () => (entries.data && progress.data ? sheetsOf(entries.data, progress.data.entries, atFirst?.entries) : undefined),
    [entries.data, progress.data, atFirst],
  )
  return {
    data,
    error: entries.error ?? progress.error,
    isFetching: entries.isFetching || progress.isFetching,
    refetch: () => Promise.all([entries.refetch(), progress.refetch()]),
  }
}
