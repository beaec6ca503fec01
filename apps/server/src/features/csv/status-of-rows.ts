import { CSV_COLUMN_OF } from "@rosette/contract/entry-columns"
import { ERRORS, type RowIssue } from "@rosette/contract/errors"
import { type EntryStanding, lacksReason, standingAfter } from "@rosette/domain/entries/entry-status"
import type { Sql } from "../../data/database.ts"
import { judgedAmong } from "../../data/sql/import-entries.ts"
import type { NumberedEntry } from "./read-rows.ts"

const NEW: EntryStanding = { status: "expected", statusReason: "" }

/**
 * The status that an entry has once its row is imported. Product rule: a blank cell leaves it as it is, and a list from before
 * the show sends nobody who is here home.
 */
export function standingByRow({ entry, given }: NumberedEntry, stored: EntryStanding = NEW): EntryStanding {
  const status = given.includes("status") ? entry.status : undefined
  const statusReason = given.includes("statusReason") ? entry.statusReason : undefined
  const isHere = status === "expected" && stored.status === "checkedIn"
  return standingAfter(stored, { status: isHere ? undefined : status, statusReason })
}

/** A row with the entry that it changes; without one it adds an entry. */
type RowOnEntry = { row: NumberedEntry; stored?: (EntryStanding & { id: number }) | undefined }

/** The rows whose status cannot be given: disqualified without a reason, or absent although a judge has submitted a sheet. */
export async function statusProblems(sql: Sql, rows: readonly RowOnEntry[]): Promise<RowIssue[]> {
  const after = rows.map(({ row, stored }) => ({ row: row.row, stored, standing: standingByRow(row, stored) }))
  const missed = after.flatMap(({ stored, standing }) =>
    stored && standing.status === "absent" && stored.status !== "absent" ? [stored.id] : [],
  )
  const judged = await judgedAmong(sql, missed)
  return after.flatMap(({ row, stored, standing }): RowIssue[] => {
    if (lacksReason(standing))
      return [{ row, column: CSV_COLUMN_OF.statusReason, message: "Please say why this entry is disqualified" }]
    if (standing.status === "absent" && stored && judged.has(stored.id))
      return [{ row, column: CSV_COLUMN_OF.status, message: ERRORS.ENTRY_JUDGED.message }]
    return []
  })
}
