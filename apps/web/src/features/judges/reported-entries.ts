import type { Entry } from "@rosette/contract/entries"
import type { EntryReport } from "@rosette/contract/entry-reports"
import type { JudgeForOrganizer } from "@rosette/contract/judges"
import { reportInWords, reportsByEntry } from "@rosette/domain/entries/entry-reports"
import { competes } from "@rosette/domain/entries/entry-status"
import { formatTime } from "../../lib/format.ts"
import { isolated } from "../../lib/isolated.ts"

/** An entry with what judges report of it; `mayBeAbsent`: one says that it is not here, and it still competes. */
export type ReportedEntry = { entry: Entry; reports: readonly { id: number; words: string }[]; mayBeAbsent: boolean }

type Named = Pick<JudgeForOrganizer, "id" | "name">

/** The entries that judges report, most judges first. "Not here" is dealt with once the entry is marked absent. */
export function reportedEntries(
  reports: readonly EntryReport[],
  entries: readonly Entry[],
  judges: readonly Named[],
): ReportedEntry[] {
  const names = new Map(judges.map(({ id, name }) => [id, isolated(name)]))
  const entryById = new Map(entries.map((entry) => [entry.id, entry]))
  const isOpen = ({ entryId, kind }: EntryReport) => kind !== "notHere" || entryById.get(entryId)?.status !== "absent"
  return reportsByEntry(reports.filter(isOpen)).flatMap((of) => {
    const entry = entryById.get(of[0]?.entryId ?? 0)
    if (!entry) return []
    const votingId = isolated(entry.votingId)
    return {
      entry,
      reports: of.map((report) => ({
        id: report.id,
        words: `${names.get(report.judgeId) ?? "A judge"}, ${formatTime(report.at)}: ${reportInWords(report, votingId)}`,
      })),
      mayBeAbsent: competes(entry) && of.some(({ kind }) => kind === "notHere"),
    }
  })
}
