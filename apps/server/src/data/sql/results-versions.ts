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
  | "sheetsPerEntry"
  | "resultsState"
> & { activeJudges: number; dividing: number; checkedIn: string }

/** In a statement on "Event" e: how many judges are not simply asked for everything, and pairs from which one has stepped aside. */
export const DIVIDING = `((SELECT CAST(COUNT(*) AS INTEGER) FROM "Judge" WHERE "eventId" = e."id"
    AND ("classIds" <> '[]' OR "sections" <> '[]' OR "hasLeft"))
  + (SELECT CAST(COUNT(*) AS INTEGER) FROM "Conflict" WHERE "eventId" = e."id" AND "state" = 'active'))`

/** Whether not every judge is simply asked for every entry: `isPanelDivided` of the domain, without reading the panel. */
export const isDivided = ({ sheetsPerEntry, dividing }: { sheetsPerEntry: number | null; dividing: number }): boolean =>
  sheetsPerEntry !== null || dividing > 0

/** The ids of entries that are here, as a JSON list: a check-in raises no version of the results, and their rows show it. */
export const CHECKED_IN: Record<Sql["dialect"], string> = {
  sqlite: `(SELECT json_group_array("id") FROM "Entry" WHERE "eventId" = e."id" AND "status" = 'checkedIn')`,
  postgresql: `(SELECT coalesce(json_agg("id" ORDER BY "id"), '[]')::text FROM "Entry" WHERE "eventId" = e."id" AND "status" = 'checkedIn')`,
}

/**
 * What identifies an event's results; `dividing` counts the judges who are not simply asked for everything, and the pairs from which one
 * has stepped aside. Read for every answer that says that nothing has changed; undefined if the
 * event is gone.
 */
export async function resultsVersions(sql: Sql, eventId: number): Promise<VersionsRow | undefined> {
  const [row] = await sql.all<VersionsRow>(
    `SELECT "resultsVersion", "setupVersion", "panelMethod", "tieBreaks", "placesThatMatter", "conferAbove", "notApplicable",
            "ranks", "sheetsPerEntry", "resultsState",
            (SELECT CAST(COUNT(*) AS INTEGER) FROM "Judge" WHERE "eventId" = e."id" AND "isActive" = ?) AS "activeJudges",
            ${DIVIDING} AS "dividing",
            ${CHECKED_IN[sql.dialect]} AS "checkedIn"
       FROM "Event" e WHERE "id" = ?`,
    [true, eventId],
  )
  return row
}

/** The events in which not every judge is simply asked for every entry. */
export async function dividedEvents(sql: Sql): Promise<number[]> {
  const rows = await sql.all<SqlColumns<"Event", "id">>(
    `SELECT "id" FROM "Event" e WHERE "sheetsPerEntry" IS NOT NULL OR ${DIVIDING} > 0 ORDER BY "id"`,
    [],
  )
  return rows.map(({ id }) => id)
}
