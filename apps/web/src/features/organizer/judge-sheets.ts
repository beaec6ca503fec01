import type { Entry } from "@rosette/contract"
import { type EntryStatus, entryStatus } from "@rosette/domain"

export type JudgeSheet = { entryId: number; entryName: string; votingId: string; status: EntryStatus }

type Progress = { entryId: number; isCompleted: boolean; hasInProgress: boolean }

const RANK: Record<EntryStatus, number> = { Complete: 0, "In Progress": 1, Pending: 2 }

/** A judge's sheets, what is submitted first, then in the order of the entries. */
export function sheetsOf(entries: readonly Entry[], progress: readonly Progress[]): JudgeSheet[] {
  const byEntry = new Map(progress.map((line) => [line.entryId, line]))
  const sheets = entries.map(({ id, entryName, votingId }) => {
    const line = byEntry.get(id)
    const hasSheet = line?.isCompleted || line?.hasInProgress
    const status = entryStatus(hasSheet ? { isSubmitted: line.isCompleted } : null)
    return { entryId: id, entryName, votingId, status }
  })
  return sheets.toSorted((a, b) => RANK[a.status] - RANK[b.status])
}

/** The sheets whose entry matches a search, in any case, by name or voting ID. */
export function matchingSheets(sheets: readonly JudgeSheet[], search: string): JudgeSheet[] {
  const wanted = search.trim().toLowerCase()
  return sheets.filter(({ entryName, votingId }) => `${votingId} ${entryName}`.toLowerCase().includes(wanted))
}
