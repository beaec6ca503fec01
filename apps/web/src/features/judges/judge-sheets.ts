import type { Entry } from "@rosette/contract/entries"
import { type EntryStatus, entryStatus } from "@rosette/domain/contest/progress"
import { competes } from "@rosette/domain/entries/entry-status"
import { searchAmong } from "@rosette/domain/text/search"
import { useMemo, useState } from "react"
import { trpc } from "../../lib/trpc.ts"
import type { QueryState } from "../../ui/states/loaded.tsx"

export type JudgeSheet = {
  entryId: number
  entryName: string
  votingId: string
  status: EntryStatus
  /** Whether the entry competes. */
  counts: boolean
  /** Names the reopening that can be taken back; null if there is none. */
  reopenedVersion: number | null
}

type Progress = {
  entryId: number
  isCompleted: boolean
  hasInProgress: boolean
  reopenedVersion?: number | null
}

const RANK: Record<EntryStatus, number> = { Complete: 0, "In Progress": 1, Pending: 2 }

/**
 * A judge's sheets, submitted ones first, then in the order of the entries. `atFirst` is the progress when
 * the list was opened: the order of that moment is kept, so that no row moves while it is open.
 */
export function sheetsOf(
  entries: readonly Entry[],
  progress: readonly Progress[],
  atFirst: readonly Progress[] = progress,
): JudgeSheet[] {
  const statusNow = statusIn(progress)
  const statusAtFirst = statusIn(atFirst)
  const reopened = new Map(progress.map(({ entryId, reopenedVersion }) => [entryId, reopenedVersion]))
  return entries
    .toSorted((a, b) => RANK[statusAtFirst(a)] - RANK[statusAtFirst(b)])
    .map((entry) => ({
      entryId: entry.id,
      entryName: entry.entryName,
      votingId: entry.votingId,
      status: statusNow(entry),
      counts: competes(entry),
      reopenedVersion: reopened.get(entry.id) ?? null,
    }))
}

function statusIn(progress: readonly Progress[]): (entry: { id: number }) => EntryStatus {
  const byEntry = new Map(progress.map((line) => [line.entryId, line]))
  return ({ id }) => {
    const line = byEntry.get(id)
    const hasSheet = line?.isCompleted || line?.hasInProgress
    return entryStatus(hasSheet ? { isSubmitted: line.isCompleted } : null)
  }
}

/** The sheets whose entry a search finds by name or voting ID. */
export const matchingSheets = (sheets: readonly JudgeSheet[], search: string): readonly JudgeSheet[] =>
  searchAmong(sheets, search, ({ entryName, votingId }) => [entryName, votingId])

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
