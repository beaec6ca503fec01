import type { Entry } from "@rosette/contract/entries"
import { matchVotingIds } from "@rosette/domain/entries/matching-ids"
import { type ChangedFields, changedFields } from "../../data/change/changed-fields.ts"
import type { Sql } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import { entriesWith } from "../../data/sql/import-entries.ts"
import type { CsvEntry } from "./columns.ts"
import type { NumberedEntry } from "./read-rows.ts"
import { standingByRow } from "./status-of-rows.ts"

const IDS_AT_ONCE = 200

/** The fields of a stored entry that a file can contain. */
export type StoredEntry = Pick<Entry, keyof CsvEntry | "id">

/** The entry that a row means; not `isSame` if their voting IDs are only easily mixed up. */
export type Meant = { stored: StoredEntry; isSame: boolean }

/** The entries of the event, which has these voting IDs, that the rows of a file mean, by row. */
export async function meantEntries(
  sql: Sql,
  eventId: number,
  votingIds: readonly string[],
  rows: readonly NumberedEntry[],
): Promise<ReadonlyMap<number, Meant>> {
  const matches = matchVotingIds(
    votingIds,
    rows.map(({ entry }) => entry.votingId),
  )
  const stored = await storedEntries(
    sql,
    eventId,
    matches.flatMap((match) => match?.votingId ?? []),
  )
  return new Map(
    rows.flatMap(({ row }, index): [number, Meant][] => {
      const match = matches[index]
      const entry = match && stored.get(match.votingId)
      return entry ? [[row, { stored: entry, isSame: match.isSame }]] : []
    }),
  )
}

async function storedEntries(
  sql: Sql,
  eventId: number,
  votingIds: readonly string[],
): Promise<ReadonlyMap<string, StoredEntry>> {
  const stored = new Map<string, StoredEntry>()
  await inSlices(votingIds, IDS_AT_ONCE, async (slice) => {
    for (const entry of await entriesWith(sql, eventId, slice)) stored.set(entry.votingId, entry)
  })
  return stored
}

/**
 * The fields of the entry it means that a row changes, null if none: a blank cell leaves its field as it is, and the entry keeps
 * its voting ID.
 */
export function changeByRow(row: NumberedEntry, stored: StoredEntry): ChangedFields<CsvEntry> | null {
  const sent = Object.fromEntries(
    row.given.flatMap((field) => (field === "votingId" ? [] : [[field, row.entry[field]]])),
  )
  return changedFields<CsvEntry>(stored, { ...sent, ...standingByRow(row, stored) })
}
