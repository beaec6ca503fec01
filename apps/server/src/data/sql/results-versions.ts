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
> & { activeJudges: number; checkedIn: string }

/** The ids of entries that are here, as a JSON list: a check-in raises no version of the results, and their rows show it. */
const CHECKED_IN: Record<Sql["dialect"], string> = {
  sqlite: `(SELECT json_group_array("id") FROM "Entry" WHERE "eventId" = e."id" AND "status" = 'checkedIn')`,
  postgresql: `(SELECT coalesce(json_agg("id" ORDER BY "id"), '[]')::text FROM "Entry" WHERE "eventId" = e."id" AND "status" = 'checkedIn')`,
}

/** What identifies an event's results, read for every answer that says that nothing has changed; undefined if the event is gone. */
export async function resultsVersions(sql: Sql, eventId: number): Promise<VersionsRow | undefined> {
  const [row] = await sql.all<VersionsRow>(
    `SELECT "resultsVersion", "setupVersion", "panelMethod", "tieBreaks", "placesThatMatter", "conferAbove", "notApplicable",
            "ranks", "resultsState",
            (SELECT CAST(COUNT(*) AS INTEGER) FROM "Judge" WHERE "eventId" = e."id" AND "isActive" = ?) AS "activeJudges",
            ${CHECKED_IN[sql.dialect]} AS "checkedIn"
       FROM "Event" e WHERE "id" = ?`,
    [true, eventId],
  )
  return row
}
