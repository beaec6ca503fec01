import { CSV_COLUMN_OF, type CsvField, type CsvPreviewedRow } from "@rosette/contract/csv"
import type { RowIssue } from "@rosette/contract/errors"
import { LIMITS } from "@rosette/contract/limits"
import type { csvContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { classesOfRows } from "./classes-of-rows.ts"
import { CSV_FIELDS, type CsvEntry, cellText } from "./columns.ts"
import { changeByRow, existingEntries, type StoredEntry, votingIdsOf } from "./existing-entries.ts"
import { type NumberedEntry, readRows } from "./read-rows.ts"
import { setupVersionOf } from "./setup-version.ts"

/** What an import of these rows would do, row by row; nothing is saved. Blank rows are left out. */
export async function previewImport(
  db: Database,
  { eventId }: OrganizedEvent,
  rows: z.output<typeof contract.preview.input>["csvData"],
): Promise<z.output<typeof contract.preview.output>> {
  // Read before the entries: what is changed while they are read counts as changed after the preview.
  const setupVersion = await setupVersionOf(db.read, eventId)
  const read = await readRows(rows)
  const { entries, problems: unknown, nameOf } = await classesOfRows(db.read, eventId, read.entries)
  const problems = [...read.problems, ...unknown]
  const existing = await existingEntries(db.read, eventId, entries)
  return {
    setupVersion,
    rows: entries.map((row) => previewedRow(row, existing.get(row.entry.votingId), nameOf)),
    errors: problems.toSorted((a, b) => a.row - b.row).slice(0, LIMITS.csv.maxNamedRows),
    warnings: nearlyTaken(entries, await votingIdsOf(db.read, eventId)),
  }
}

type NameOfClass = (classId: number | null) => string

function previewedRow(numbered: NumberedEntry, stored: StoredEntry | undefined, nameOf: NameOfClass): CsvPreviewedRow {
  const { row, entry } = numbered
  const change = stored ? changeByRow(numbered, stored) : null
  const changes = CSV_FIELDS.flatMap((field) =>
    change?.after[field] === undefined
      ? []
      : {
          column: CSV_COLUMN_OF[field],
          before: shownCell(field, change.before, nameOf),
          after: shownCell(field, change.after, nameOf),
        },
  )
  const status = !stored ? "new" : changes.length > 0 ? "changed" : "unchanged"
  return { row, entryName: entry.entryName, votingId: entry.votingId, status, changes }
}

const shownCell = (field: CsvField, cells: Partial<CsvEntry>, nameOf: NameOfClass): string =>
  field === "classId" ? nameOf(cells.classId ?? null) : cellText(cells[field] ?? null)

/** New voting IDs that differ from another one only in upper and lower case: allowed, but easily confused. */
function nearlyTaken(entries: readonly NumberedEntry[], votingIds: readonly string[]): RowIssue[] {
  const known = new Map(votingIds.map((votingId) => [votingId.toLowerCase(), votingId]))
  const existing = new Set(votingIds)
  const warnings: RowIssue[] = []
  for (const { row, entry } of entries) {
    const key = entry.votingId.toLowerCase()
    const like = known.get(key)
    if (like !== undefined && like !== entry.votingId && !existing.has(entry.votingId))
      warnings.push({
        row,
        column: CSV_COLUMN_OF.votingId,
        message: `“${entry.votingId}” and “${like}” differ only in upper and lower case`,
      })
    if (like === undefined) known.set(key, entry.votingId)
  }
  return warnings
}
