import { ENTRY_TEXTS } from "@rosette/domain/entries/entry-texts"
import { asBoolean, type Sql } from "../database.ts"
import { inSlices } from "../pages.ts"
import type { NamedClass } from "../records/class-of-event.ts"
import type { RowOf } from "../rows.ts"
import type { SqlColumns } from "./columns.ts"
import { type FlagRow, flagColumns, flagsOfRow } from "./flag-columns.ts"
import { marks } from "./placeholders.ts"

type EntryColumn = keyof RowOf<"Entry">

const listOf = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(", ")

/** What every import compares with: the voting ID and the photo of each entry of the event. */
export const entryKeys = (sql: Sql, eventId: number): Promise<Pick<RowOf<"Entry">, "votingId" | "imageUrl">[]> =>
  sql.all(`SELECT "votingId", "imageUrl" FROM "Entry" WHERE "eventId" = ? ORDER BY "id"`, [eventId])

/** The same as `namedClasses`, in a transaction without Prisma. */
export const importedClasses = (sql: Sql, eventId: number): Promise<NamedClass[]> =>
  sql.all(`SELECT "id", "name", "code" FROM "Class" WHERE "eventId" = ? ORDER BY "order", "id"`, [eventId])

const READ = [
  "id",
  ...ENTRY_TEXTS,
  "imageUrl",
  "classId",
  "showEntryName",
  "showOwnerParticipant",
  "status",
  "statusReason",
] as const
type EntryRow = SqlColumns<"Entry", (typeof READ)[number]> & FlagRow

/** The entries with these voting IDs. */
export async function entriesWith(sql: Sql, eventId: number, votingIds: readonly string[]) {
  const rows = await sql.all<EntryRow>(
    `SELECT ${listOf(READ)}, ${flagColumns()} FROM "Entry" WHERE "eventId" = ? AND "votingId" IN (${marks(votingIds)})`,
    [eventId, ...votingIds],
  )
  return rows.map((row) => ({
    ...row,
    showEntryName: asBoolean(row.showEntryName),
    showOwnerParticipant: asBoolean(row.showOwnerParticipant),
    ...flagsOfRow(row),
  }))
}

const IDS_AT_ONCE = 500

/** Those of these entries that have a submitted sheet. */
export async function judgedAmong(sql: Sql, entryIds: readonly number[]): Promise<ReadonlySet<number>> {
  const judged = new Set<number>()
  await inSlices(entryIds, IDS_AT_ONCE, async (slice) => {
    const rows = await sql.all<SqlColumns<"Sheet", "entryId">>(
      `SELECT DISTINCT "entryId" FROM "Sheet" WHERE "isSubmitted" = ? AND "entryId" IN (${marks(slice)})`,
      [true, ...slice],
    )
    for (const { entryId } of rows) judged.add(entryId)
  })
  return judged
}

/** Adds entries in one statement; through Prisma it takes ten times as long and blocks the process. */
export async function insertEntries<Column extends EntryColumn>(
  sql: Sql,
  eventId: number,
  columns: readonly Column[],
  entries: readonly Pick<RowOf<"Entry">, Column>[],
  now: Date,
): Promise<void> {
  // Written once, not for each of thousands of parameters.
  const at = now.toISOString()
  const inserted = ["eventId", ...columns, "createdAt", "updatedAt"]
  await sql.run(
    `INSERT INTO "Entry" (${listOf(inserted)}) VALUES ${marks(entries, `(${marks(inserted)})`)}`,
    entries.flatMap((entry) => [eventId, ...columns.map((column) => entry[column]), at, at]),
  )
}

/** Changes these columns of one entry. */
export async function updateEntry(sql: Sql, id: number, fields: Partial<RowOf<"Entry">>, now: Date): Promise<void> {
  const columns = [...Object.keys(fields), "updatedAt"]
  await sql.run(`UPDATE "Entry" SET ${columns.map((column) => `"${column}" = ?`).join(", ")} WHERE "id" = ?`, [
    ...Object.values(fields).map((value) => value ?? null),
    now,
    id,
  ])
}
