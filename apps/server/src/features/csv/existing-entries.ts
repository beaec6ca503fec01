import type { Entry } from "@rosette/contract/entries"
import { type ChangedFields, changedFields } from "../../data/change/changed-fields.ts"
import { asBoolean, type Sql } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import { marks } from "../../data/sql-placeholders.ts"
import { CSV_FIELDS, type CsvEntry, isYesOrNo } from "./columns.ts"
import type { NumberedEntry } from "./read-rows.ts"

const IDS_AT_ONCE = 200
const READ = ["id", ...CSV_FIELDS].map((field) => `"${field}"`).join(", ")
const FLAGS = CSV_FIELDS.filter(isYesOrNo)

/** The fields of a stored entry that a file can contain. */
export type StoredEntry = Pick<Entry, keyof CsvEntry | "id">

/** The entries of the event whose voting ID is in the file, by voting ID. */
export async function existingEntries(
  sql: Sql,
  eventId: number,
  rows: readonly NumberedEntry[],
): Promise<ReadonlyMap<string, StoredEntry>> {
  const stored = new Map<string, StoredEntry>()
  await inSlices(rows, IDS_AT_ONCE, async (slice) => {
    const votingIds = slice.map((row) => row.entry.votingId)
    const found = await sql.all<StoredEntry>(
      `SELECT ${READ} FROM "Entry" WHERE "eventId" = ? AND "votingId" IN (${marks(votingIds)})`,
      [eventId, ...votingIds],
    )
    for (const one of found) stored.set(one.votingId, { ...one, ...flagsOf(one) })
  })
  return stored
}

const flagsOf = (row: StoredEntry) => Object.fromEntries(FLAGS.map((flag) => [flag, asBoolean(row[flag])]))

/** Every voting ID of the event. */
export async function votingIdsOf(sql: Sql, eventId: number): Promise<string[]> {
  const rows = await sql.all<{ votingId: string }>(`SELECT "votingId" FROM "Entry" WHERE "eventId" = ?`, [eventId])
  return rows.map(({ votingId }) => votingId)
}

/**
 * The fields of the entry with its voting ID that a row changes, null if none: a blank cell leaves its field as it is.
 */
export function changeByRow({ entry, given }: NumberedEntry, stored: StoredEntry): ChangedFields<CsvEntry> | null {
  const sent = Object.fromEntries(given.map((field) => [field, entry[field]]))
  return changedFields<CsvEntry>(stored, sent)
}
