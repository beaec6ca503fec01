import type { Entry } from "@rosette/contract/entries"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { isInScope } from "@rosette/domain/assignment/due"
import { isLimitedJudge } from "@rosette/domain/contest/judge-scope"
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
  /** The judge has stepped aside: a submitted sheet is kept and does not count. */
  isSetAside: boolean
  /** Outside what the judge is limited to; a submitted sheet counts. */
  isExtra: boolean
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

/** Which entries the judge has stepped aside from, and which are in the judge's scope. */
type Marks = { isSetAside: (entry: Entry) => boolean; isInScope: (entry: Entry) => boolean }

const NO_MARKS: Marks = { isSetAside: () => false, isInScope: () => true }

/**
 * A judge's sheets, submitted ones first, then in the order of the entries. `atFirst` is the progress when
 * the list was opened: the order of that moment is kept, so that no row moves while it is open. What the judge is not asked for is
 * listed only with a sheet.
 */
export function sheetsOf(
  entries: readonly Entry[],
  progress: readonly Progress[],
  atFirst: readonly Progress[] = progress,
  { isSetAside, isInScope }: Marks = NO_MARKS,
): JudgeSheet[] {
  const statusNow = statusIn(progress)
  const statusAtFirst = statusIn(atFirst)
  const reopened = new Map(progress.map(({ entryId, reopenedVersion }) => [entryId, reopenedVersion]))
  return entries
    .filter((entry) => isInScope(entry) || statusNow(entry) !== "Pending")
    .toSorted((a, b) => RANK[statusAtFirst(a)] - RANK[statusAtFirst(b)])
    .map((entry) => ({
      entryId: entry.id,
      entryName: entry.entryName,
      votingId: entry.votingId,
      status: statusNow(entry),
      counts: competes(entry),
      isSetAside: isSetAside(entry),
      isExtra: !isInScope(entry),
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
export function useJudgeSheets(eventId: number, judge: JudgeForOrganizer): QueryState<JudgeSheet[]> {
  const judgeId = judge.id
  const isLimited = isLimitedJudge(judge)
  const criteria = trpc.organizer.criteria.useQuery({ eventId }, { enabled: isLimited })
  const conflicts = trpc.organizer.conflicts.useQuery({ eventId })
  const entries = trpc.organizer.entries.useQuery({ eventId })
  const progress = trpc.judge.progress.useQuery({ judgeId }, { refetchOnMount: "always" })
  const [atFirst, setAtFirst] = useState(progress.data)
  if (!atFirst && progress.data) setAtFirst(progress.data)
  const all = [entries, progress, conflicts, ...(isLimited ? [criteria] : [])]
  const data = useMemo(() => {
    if (!entries.data || !progress.data || !conflicts.data || (isLimited && !criteria.data)) return undefined
    const pairs = conflicts.data.conflicts.filter((one) => one.judgeId === judgeId && one.state === "active")
    const setAside = new Set(pairs.map(({ entryId }) => entryId))
    return sheetsOf(entries.data, progress.data.entries, atFirst?.entries, {
      isSetAside: ({ id }) => setAside.has(id),
      isInScope: (entry) => !isLimited || isInScope(judge, entry, criteria.data ?? []),
    })
  }, [entries.data, progress.data, conflicts.data, criteria.data, atFirst, judge, judgeId, isLimited])
  return {
    data,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  }
}
