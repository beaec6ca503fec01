import type { EntryReport } from "@rosette/contract/entry-reports"
import { reportsByEntry } from "@rosette/domain/entries/entry-reports"
import type { Database } from "../../data/database.ts"
import type { RowOf } from "../../data/rows.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"

/** The reports that nobody has dismissed, entry by entry; those of several judges come first. */
export async function entryReportsOf({ prisma }: Database, { eventId }: OrganizedEvent): Promise<EntryReport[]> {
  const rows = await prisma.entryReport.findMany({ where: { eventId, dismissedAt: null } })
  return reportsByEntry(rows).flat().map(reportOf)
}

export const reportOf = ({ id, judgeId, entryId, kind, text, reportedAt }: RowOf<"EntryReport">): EntryReport => ({
  id,
  judgeId,
  entryId,
  kind,
  text,
  at: reportedAt.toISOString(),
})
