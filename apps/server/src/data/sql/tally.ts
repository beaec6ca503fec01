import type { EntryTally } from "@rosette/domain/contest/tally"
import type { Sql } from "../database.ts"
import { inSlices } from "../pages.ts"
import type { SqlColumns } from "./columns.ts"
import { marks } from "./placeholders.ts"

type SumRow = SqlColumns<"Score", "criterionId"> & SqlColumns<"Sheet", "entryId"> & { sum: number; judges: number }
type CountRow = SqlColumns<"Tally", "entryId" | "judgeCount">

/** A few thousand scores, with ten judges and twenty criteria. */
const ENTRIES_AT_ONCE = 25

/** Reads the column "sums", which only the statements of this file write. */
export const sumsIn = (text: string): EntryTally["sums"] => JSON.parse(text)

/** The sums of an entry, with its event. */
export type EventTally = EntryTally & { eventId: number }

/** Stores the sums of entries, each once, in the transaction of the sheets that were added to them. */
export async function storeTallies(sql: Sql, tallies: readonly EventTally[]): Promise<void> {
  if (tallies.length === 0) return
  await sql.run(
    `INSERT INTO "Tally" ("entryId", "eventId", "judgeCount", "sums") VALUES ${marks(tallies, "(?, ?, ?, ?)")}
     ON CONFLICT ("entryId") DO UPDATE SET "judgeCount" = excluded."judgeCount", "sums" = excluded."sums"`,
    tallies.flatMap(({ eventId, entryId, judgeCount, sums }) => [entryId, eventId, judgeCount, JSON.stringify(sums)]),
  )
}

/**
 * Recalculates the sums of these entries' submitted points without sheets that are set aside, in the transaction that removes a
 * submitted sheet, sets it aside, or changes which criteria apply: older versions also counted the 0 for a criterion that did not apply.
 */
export function retally(sql: Sql, eventId: number, entryIds: readonly number[]): Promise<void> {
  return inSlices(entryIds, ENTRIES_AT_ONCE, (slice) => retallyFew(sql, eventId, slice))
}

/** Recalculates every entry that has a submitted sheet. */
export async function retallyAll(sql: Sql, eventId: number): Promise<void> {
  const tallied = await sql.all<SqlColumns<"Tally", "entryId">>(`SELECT "entryId" FROM "Tally" WHERE "eventId" = ?`, [
    eventId,
  ])
  await retally(
    sql,
    eventId,
    tallied.map(({ entryId }) => entryId),
  )
}

async function retallyFew(sql: Sql, eventId: number, entryIds: readonly number[]): Promise<void> {
  const sums = await sql.all<SumRow>(
    `SELECT s."entryId", c."criterionId", CAST(SUM(c."points") AS INTEGER) AS "sum", CAST(COUNT(*) AS INTEGER) AS "judges"
       FROM "Sheet" s JOIN "Score" c ON c."sheetId" = s."id"
      WHERE s."entryId" IN (${marks(entryIds)}) AND s."isSubmitted" = ? AND s."isSetAside" = ? AND c."isScore" = ?
      GROUP BY s."entryId", c."criterionId" ORDER BY s."entryId", c."criterionId"`,
    [...entryIds, true, false, true],
  )
  const counts = await sql.all<CountRow>(
    `SELECT "entryId", CAST(COUNT(*) AS INTEGER) AS "judgeCount" FROM "Sheet"
      WHERE "entryId" IN (${marks(entryIds)}) AND "isSubmitted" = ? AND "isSetAside" = ? GROUP BY "entryId"`,
    [...entryIds, true, false],
  )
  await sql.run(`DELETE FROM "Tally" WHERE "entryId" IN (${marks(entryIds)})`, [...entryIds])
  if (counts.length === 0) return

  const sumsByEntry = Map.groupBy(sums, (row) => row.entryId)
  const values = counts.flatMap(({ entryId, judgeCount }) => {
    const lines = (sumsByEntry.get(entryId) ?? []).map((row) => [row.criterionId, row.sum, row.judges])
    return [entryId, eventId, judgeCount, JSON.stringify(lines)]
  })
  await sql.run(
    `INSERT INTO "Tally" ("entryId", "eventId", "judgeCount", "sums") VALUES ${marks(counts, "(?, ?, ?, ?)")}`,
    values,
  )
}

export type CountedRow = {
  kind: "sum" | "sheets" | "tally"
  entryId: number
  criterionId: number | null
  total: number | null
  judges: number
  sums: string | null
}

/** One statement, so that sheets and sums are from the same moment while the server saves. */
const COUNTED = `
  SELECT 'sum' AS "kind", s."entryId", c."criterionId", CAST(SUM(c."points") AS INTEGER) AS "total",
         CAST(COUNT(*) AS INTEGER) AS "judges", NULL AS "sums"
    FROM "Sheet" s JOIN "Score" c ON c."sheetId" = s."id"
   WHERE s."entryId" BETWEEN ? AND ? AND s."isSubmitted" = ? AND s."isSetAside" = ? AND c."isScore" = ? GROUP BY s."entryId", c."criterionId"
  UNION ALL
  SELECT 'sheets', "entryId", NULL, NULL, CAST(COUNT(*) AS INTEGER), NULL FROM "Sheet"
   WHERE "entryId" BETWEEN ? AND ? AND "isSubmitted" = ? AND "isSetAside" = ? GROUP BY "entryId"
  UNION ALL
  SELECT 'tally', "entryId", NULL, NULL, "judgeCount", "sums" FROM "Tally" WHERE "entryId" BETWEEN ? AND ?`

/** What the sheets of these entries add up to, and what is stored of it. */
export function recountTallies(sql: Sql, firstEntryId: number, lastEntryId: number): Promise<CountedRow[]> {
  const range = [firstEntryId, lastEntryId]
  return sql.all<CountedRow>(COUNTED, [...range, true, false, true, ...range, true, false, ...range])
}
