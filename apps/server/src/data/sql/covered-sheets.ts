import { asBoolean, type Sql } from "../database.ts"
import { inPages } from "../pages.ts"
import type { SqlColumns } from "./columns.ts"
import { CHECKED_IN } from "./results-versions.ts"
import { linesOfSheet, parseScores } from "./score-lines.ts"

type SheetRow = SqlColumns<"Sheet", "id" | "judgeId" | "entryId" | "isSubmitted" | "submittedAt"> & { lines: string }

/** The sheets of an event whose revision is above this one, drafts without their scores: read again after each save. */
export async function sheetsSince(sql: Sql, eventId: number, revision: number) {
  const rows = await inPages((after, take) =>
    sql.all<SheetRow>(
      `SELECT s."id", s."judgeId", s."entryId", s."isSubmitted", s."submittedAt",
              CASE WHEN s."isSubmitted" THEN ${linesOfSheet(sql)} ELSE '[]' END AS "lines"
         FROM "Sheet" s WHERE s."eventId" = ? AND s."revision" > ? AND s."id" > ? ORDER BY s."id" LIMIT ?`,
      [eventId, revision, after, take],
    ),
  )
  return rows.map(({ judgeId, entryId, isSubmitted, submittedAt, lines }) => ({
    judgeId,
    entryId,
    isSubmitted: asBoolean(isSubmitted),
    submittedAt: submittedAt === null ? null : Date.parse(submittedAt),
    scores: parseScores(lines),
  }))
}

type VersionsRow = SqlColumns<"Event", "changeVersion" | "setupVersion" | "sheetsPerEntry"> & {
  sheets: number
  checkedIn: string
}

/** What tells whether sheets read earlier still stand, how many there are, and which entries are here, as a JSON list; undefined if the event is gone. */
export async function coverageVersions(sql: Sql, eventId: number): Promise<VersionsRow | undefined> {
  const [row] = await sql.all<VersionsRow>(
    `SELECT "changeVersion", "setupVersion", "sheetsPerEntry",
            (SELECT CAST(COUNT(*) AS INTEGER) FROM "Sheet" WHERE "eventId" = e."id") AS "sheets",
            ${CHECKED_IN[sql.dialect]} AS "checkedIn"
       FROM "Event" e WHERE "id" = ?`,
    [eventId],
  )
  return row
}
