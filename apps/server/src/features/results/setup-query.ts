import { type CriterionForResults, type EntryForResults, type ResultsSetup, resultsSetup } from "@rosette/domain"
import type { Sql } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { flagColumns, flagsOfRow, requirementColumns, requirementsOfRow } from "../../data/records/flag-columns.ts"

type Columns<Shape> = { [Key in keyof Shape]: Shape[Key] extends boolean ? unknown : Shape[Key] }

/** The entries and criteria of an event as its results need them. */
export async function readResultsSetup(sql: Sql, eventId: number): Promise<ResultsSetup> {
  const criteria = await sql.all<Columns<CriterionForResults>>(
    `SELECT "id", "name", "maxPoints", "order", ${requirementColumns()} FROM "Criterion" WHERE "eventId" = ?`,
    [eventId],
  )
  const entries = await inPages((afterId, take) =>
    sql.all<Columns<EntryForResults>>(
      `SELECT "id", "entryName", "votingId", "ownerParticipant", "imageUrl", ${flagColumns()}
         FROM "Entry" WHERE "eventId" = ? AND "id" > ? ORDER BY "id" LIMIT ?`,
      [eventId, afterId, take],
    ),
  )
  return resultsSetup(entries.map(entryOf), criteria.map(criterionOf))
}

const entryOf = (row: Columns<EntryForResults>): EntryForResults => ({
  id: row.id,
  entryName: row.entryName,
  votingId: row.votingId,
  ownerParticipant: row.ownerParticipant,
  imageUrl: row.imageUrl,
  ...flagsOfRow(row),
})

const criterionOf = (row: Columns<CriterionForResults>): CriterionForResults => ({
  ...row,
  ...requirementsOfRow(row),
})
