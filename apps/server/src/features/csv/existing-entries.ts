import type { Entry } from "@rosette/contract/entries"
import { matchVotingIds } from "@rosette/domain/entries/matching-ids"
import { type ChangedFields, changedFields } from "../../data/change/changed-fields.ts"
import { asBoolean, type Sql } from "../../data/database.ts"
import { inSlices } from "../../data/pages.ts"
import { votingIdsOf } from "../../data/records/voting-ids.ts"
import { marks } from "../../data/sql/placeholders.ts"
import { CSV_FIELDS, type CsvEntry, isYesOrNo } from "./columns.ts"
import type { NumberedEntry } from "./read-rows.ts"

const IDS_AT_ONCE = 200
const READ = ["id", ...CSV_FIELDS].map((field) => `"${field}"`).join(", ")
const FLAGS = CSV_FIELDS.filter(isYesOrNo)

/** The fields of a stored entry that a file can contain. */
export type StoredEntry = Pick<Entry, keyof CsvEntry | "id">

/** The entry that a row means; not `isSame` if their voting IDs are only easily mixed up. */
export type Meant = { stored: StoredEntry; isSame: boolean }

/** The entries of the event that the rows of a file mean, by row. */
export async function meantEntries(
  sql: Sql,
  eventId: number,
  rows: readonly NumberedEntry[],
): Promise<ReadonlyMap<number, Meant>> {
  const votingIds = await votingIdsOf(sql, eventId)
  const matches = matchVotingIds(
    votingIds,
    rows.map(({ entry }) => entry.votingId),
  )
  const stored = await entriesWith(
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

async function entriesWith(
  sql: Sql,
  eventId: number,
  votingIds: readonly string[],
): Promise<ReadonlyMap<string, StoredEntry>> {
  const stored = new Map<string, StoredEntry>()
  await inSlices(votingIds, IDS_AT_ONCE, async (slice) => {
    const found = await sql.all<StoredEntry>(
      `SELECT ${READ} FROM "Entry" WHERE "eventId" = ? AND "votingId" IN (${marks(slice)})`,
      [eventId, ...slice],
    )
    for (const one of found) stored.set(one.votingId, { ...one, ...flagsOf(one) })
  })
  return stored
}

const flagsOf = (row: StoredEntry) => Object.fromEntries(FLAGS.map((flag) => [flag, asBoolean(row[flag])]))

/**
 * The fields of the entry it means that a row changes, null if none: a blank cell leaves its field as it is, and the entry keeps
 * its voting ID.
 */
export function changeByRow({ entry, given }: NumberedEntry, stored: StoredEntry): ChangedFields<CsvEntry> | null {
  const sent = Object.fromEntries(given.flatMap((field) => (field === "votingId" ? [] : [[field, entry[field]]])))
  return changedFields<CsvEntry>(stored, sent)
}
