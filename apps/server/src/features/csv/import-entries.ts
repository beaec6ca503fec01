import { type csvContract as contract, ERRORS, type RowIssue } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEvent } from "../../access/organized.ts"
import { AppError } from "../../app-error.ts"
import type { Sql } from "../../data/database.ts"
import { changeEvent } from "../../data/event-change.ts"
import { refuseBeyondLimit } from "../../data/event-limits.ts"
import { inSlices } from "../../data/pages.ts"
import type { Services } from "../../services.ts"
import { COLUMN_OF } from "./columns.ts"
import { copyPhotos } from "./copy-photos.ts"
import { insertEntries } from "./insert-entries.ts"
import { type NumberedEntry, readRows } from "./read-rows.ts"

const IDS_AT_ONCE = 500
const ENTRIES_AT_ONCE = 100

/** Adds every row of a file as an entry, or none: CSV_ROWS_INVALID names each cell that stands in the way. */
export async function importEntries(
  services: Services,
  event: OrganizedEvent,
  rows: z.output<typeof contract.import.input>["csvData"],
): Promise<z.output<typeof contract.import.output>> {
  const { db } = services
  const { entries: read, problems } = await readRows(rows)
  if (problems.length > 0) throw refuseRows([...problems, ...(await takenRows(db.read, event.eventId, read))])
  const { entries, problems: missing, release } = await copyPhotos(services, event.eventId, read)
  if (missing.length > 0) throw await releasing(release, refuseRows(missing))

  const imported = changeEvent(db, event, "results", async ({ sql, record }) => {
    const taken = await takenRows(sql, event.eventId, entries)
    if (taken.length > 0) throw refuseRows(taken)
    await refuseBeyondLimit(sql, event.eventId, "entries", entries.length)
    const now = new Date()
    await inSlices(entries, ENTRIES_AT_ONCE, (slice) =>
      insertEntries(
        sql,
        event.eventId,
        slice.map(({ entry }) => entry),
        now,
      ),
    )
    await record({ action: "entries.imported", subject: "Entries", after: { count: entries.length } })
    return { count: entries.length }
  })
  return imported.catch(async (error: unknown) => {
    throw await releasing(release, error)
  })
}

/** What is thrown, once the copies that nothing shows are gone. */
async function releasing(release: () => Promise<void>, error: unknown): Promise<unknown> {
  await release()
  return error
}

/** The rows whose voting ID an entry of the event has already. */
async function takenRows(sql: Sql, eventId: number, entries: readonly NumberedEntry[]): Promise<RowIssue[]> {
  const problems: RowIssue[] = []
  await inSlices(entries, IDS_AT_ONCE, async (slice) => {
    const found = await sql.all<{ votingId: string }>(
      `SELECT "votingId" FROM "Entry" WHERE "eventId" = ? AND "votingId" IN (${slice.map(() => "?").join(", ")})`,
      [eventId, ...slice.map(({ entry }) => entry.votingId)],
    )
    const taken = new Set(found.map(({ votingId }) => votingId))
    for (const { row, entry } of slice)
      if (taken.has(entry.votingId))
        problems.push({ row, column: COLUMN_OF.votingId, message: ERRORS.VOTING_ID_TAKEN.message })
  })
  return problems
}

const refuseRows = (rows: RowIssue[]) =>
  new AppError("CSV_ROWS_INVALID", { rows: rows.toSorted((a, b) => a.row - b.row) })
