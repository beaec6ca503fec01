import {
  type CriterionForResults,
  type EntryForResults,
  type ResultsSetup,
  resultsSetup,
} from "@rosette/domain/contest/results"
import type { NotApplicable } from "@rosette/domain/contest/rules"
import { asBoolean, type Sql } from "../database.ts"
import { inPages } from "../pages.ts"
import { idsIn } from "../records/json-columns.ts"
import type { SqlColumns } from "./columns.ts"
import {
  type FlagRow,
  flagColumns,
  flagsOfRow,
  type RequirementRow,
  requirementColumns,
  requirementsOfRow,
} from "./flag-columns.ts"

/** The entries and criteria of an event as its results need them. */
export async function readResultsSetup(
  sql: Sql,
  eventId: number,
  notApplicable?: NotApplicable,
): Promise<ResultsSetup> {
  const criteria = await readCriteria(sql, eventId)
  const entries = await inPages((afterId, take) =>
    sql.all<EntryRow>(`${ENTRIES_SQL()} AND "id" > ? ORDER BY "id" LIMIT ?`, [eventId, afterId, take]),
  )
  return resultsSetup(entries.map(entryOf), criteria, notApplicable)
}

/** The same with only one entry, or with none if it is not of the event. */
export async function readEntrySetup(sql: Sql, eventId: number, entryId: number): Promise<ResultsSetup> {
  const criteria = await readCriteria(sql, eventId)
  const entries = await sql.all<EntryRow>(`${ENTRIES_SQL()} AND "id" = ?`, [eventId, entryId])
  return resultsSetup(entries.map(entryOf), criteria)
}

type EntryRow = SqlColumns<"Entry", "id" | "votingId" | "classId" | "status"> & FlagRow

const ENTRIES_SQL = () =>
  `SELECT "id", "votingId", "classId", "status", ${flagColumns()} FROM "Entry" WHERE "eventId" = ?`

type CriterionRow = SqlColumns<"Criterion", "id" | "name" | "maxPoints" | "order" | "countsOverall" | "classIds"> &
  RequirementRow

async function readCriteria(sql: Sql, eventId: number): Promise<CriterionForResults[]> {
  const rows = await sql.all<CriterionRow>(
    `SELECT "id", "name", "maxPoints", "order", "countsOverall", "classIds", ${requirementColumns()} FROM "Criterion" WHERE "eventId" = ?`,
    [eventId],
  )
  return rows.map(criterionOf)
}

const entryOf = (row: EntryRow): EntryForResults => ({
  id: row.id,
  votingId: row.votingId,
  ...flagsOfRow(row),
  classId: row.classId,
  status: row.status,
})

const criterionOf = (row: CriterionRow): CriterionForResults => ({
  ...row,
  countsOverall: asBoolean(row.countsOverall),
  classIds: idsIn(row.classIds),
  ...requirementsOfRow(row),
})
