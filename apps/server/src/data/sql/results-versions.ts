import type { Sql } from "../database.ts"
import type { SqlColumns } from "./columns.ts"

type VersionsRow = SqlColumns<
  "Event",
  | "resultsVersion"
  | "setupVersion"
  | "panelMethod"
  | "tieBreaks"
  | "placesThatMatter"
  | "conferAbove"
  | "notApplicable"
  | "ranks"
  | "resultsState"
> & { activeJudges: number }

/** What identifies an event's results, read for every answer that says that nothing has changed; undefined if the event is gone. */
export async function resultsVersions(sql: Sql, eventId: number): Promise<VersionsRow | undefined> {
  const [row] = await sql.all<VersionsRow>(
    `SELECT "resultsVersion", "setupVersion", "panelMethod", "tieBreaks", "placesThatMatter", "conferAbove", "notApplicable",
            "ranks", "resultsState",
            (SELECT CAST(COUNT(*) AS INTEGER) FROM "Judge" WHERE "eventId" = e."id" AND "isActive" = ?) AS "activeJudges"
       FROM "Event" e WHERE "id" = ?`,
    [true, eventId],
  )
  return row
}
