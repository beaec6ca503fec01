import {
  type CriterionForResults,
  type EntryForResults,
  type ResultsSetup,
  resultsSetup,
} from "@rosette/domain/contest/results"
import { asBoolean, type Sql } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { flagColumns, flagsOfRow, requirementColumns, requirementsOfRow } from "../../data/sql/flag-columns.ts"

type Columns<Shape> = { [Key in keyof Shape]: Shape[Key] extends boolean ? unknown : Shape[Key] }

/** The entries and criteria of an event as its results need them. */
export async function readResultsSetup(sql: Sql, eventId: number): Promise<ResultsSetup> {
  const criteria = await readCriteria(sql, eventId)
  const entries = await inPages((afterId, take) =>
    sql.all<EntryRow>(`${ENTRIES_SQL()} AND "id" > ? ORDER BY "id" LIMIT ?`, [eventId, afterId, take]),
  )
  return resultsSetup(entries.map(entryOf), criteria)
}

/** The same with only one entry, or with none if it is not of the event. */
export async function readEntrySetup(sql: Sql, eventId: number, entryId: number): Promise<ResultsSetup> {
  const criteria = await readCriteria(sql, eventId)
  const entries = await sql.all<EntryRow>(`${ENTRIES_SQL()} AND "id" = ?`, [eventId, entryId])
  return resultsSetup(entries.map(entryOf), criteria)
}

/** What an answer says about an entry beside its figures. */
export type EntryNames = { entryName: string; ownerParticipant: string; imageUrl: string | null }

/** The names, owners and photos of the event's entries, by entry. */
export async function readEntryNames(sql: Sql, eventId: number): Promise<Map<number, EntryNames>> {
  const rows = await inPages((afterId, take) =>
    sql.all<EntryNames & { id: number }>(
      `SELECT "id", "entryName", "ownerParticipant", "imageUrl" FROM "Entry" WHERE "eventId" = ? AND "id" > ? ORDER BY "id" LIMIT ?`,
      [eventId, afterId, take],
    ),
  )
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}

type EntryRow = Columns<EntryForResults>

const ENTRIES_SQL = () => `SELECT "id", "votingId", "classId", ${flagColumns()} FROM "Entry" WHERE "eventId" = ?`

async function readCriteria(sql: Sql, eventId: number): Promise<CriterionForResults[]> {
  const rows = await sql.all<Columns<CriterionForResults>>(
    `SELECT "id", "name", "maxPoints", "order", "countsOverall", ${requirementColumns()} FROM "Criterion" WHERE "eventId" = ?`,
    [eventId],
  )
  return rows.map(criterionOf)
}

const entryOf = (row: EntryRow): EntryForResults => ({
  id: row.id,
  votingId: row.votingId,
  ...flagsOfRow(row),
  classId: row.classId,
})

const criterionOf = (row: Columns<CriterionForResults>): CriterionForResults => ({
  ...row,
  countsOverall: asBoolean(row.countsOverall),
  ...requirementsOfRow(row),
})
