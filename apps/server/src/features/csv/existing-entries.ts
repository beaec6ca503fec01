import type { Entry } from "@rosette/contract"
import { type ChangedFields, changedFields } from "../../data/change/changed-fields.ts"
import type { PrismaTransaction } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import { CSV_FIELDS, type CsvEntry } from "./columns.ts"
import type { NumberedEntry } from "./read-rows.ts"

const IDS_AT_ONCE = 200
const READ = Object.fromEntries([...CSV_FIELDS, "id"].map((field) => [field, true])) as Record<
  keyof CsvEntry | "id",
  true
>

/** The fields of a stored entry that a file can contain. */
export type StoredEntry = Pick<Entry, keyof CsvEntry | "id">

/** The entries of the event whose voting ID is in the file, by voting ID. */
export async function existingEntries(
  { entry }: Pick<PrismaTransaction, "entry">,
  eventId: number,
  rows: readonly NumberedEntry[],
): Promise<ReadonlyMap<string, StoredEntry>> {
  const stored = new Map<string, StoredEntry>()
  await inSlices(rows, IDS_AT_ONCE, async (slice) => {
    const votingIds = slice.map((row) => row.entry.votingId)
    const found = await entry.findMany({ where: { eventId, votingId: { in: votingIds } }, select: READ })
    for (const one of found) stored.set(one.votingId, one)
  })
  return stored
}

/**
 * The fields of the entry with its voting ID that a row changes, null if none: a blank cell leaves its field as it is.
 */
export function changeByRow({ entry, given }: NumberedEntry, stored: StoredEntry): ChangedFields<CsvEntry> | null {
  const sent = Object.fromEntries(given.map((field) => [field, entry[field]]))
  return changedFields<CsvEntry>(stored, sent)
}
