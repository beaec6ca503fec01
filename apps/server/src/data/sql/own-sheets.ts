import { asBoolean, type Sql } from "../database.ts"
import { inPages } from "../pages.ts"
import type { SqlColumns } from "./columns.ts"
import { linesOfSheet, parseScores } from "./score-lines.ts"

type SheetRow = SqlColumns<
  "Sheet",
  "id" | "entryId" | "isSubmitted" | "isAsked" | "comments" | "revision" | "reopenedAt" | "reopenedBy" | "reopenReason"
> & { lines: string }

/** A judge's own sheets with their scores, every time a device opens: as rows of Prisma their thousands of scores take five times as long. */
export async function ownSheets(sql: Sql, judgeId: number) {
  const rows = await inPages((after, take) =>
    sql.all<SheetRow>(
      `SELECT s."id", s."entryId", s."isSubmitted", s."isAsked", s."comments", s."revision", s."reopenedAt", s."reopenedBy",
              s."reopenReason", ${linesOfSheet(sql)} AS "lines" FROM "Sheet" s WHERE s."judgeId" = ? AND s."id" > ? ORDER BY s."id" LIMIT ?`,
      [judgeId, after, take],
    ),
  )
  return rows.map((row) => ({
    entryId: row.entryId,
    isSubmitted: asBoolean(row.isSubmitted),
    comments: row.comments,
    scores: parseScores(row.lines),
    revision: row.revision,
    isAsked: asBoolean(row.isAsked),
    reopened: row.reopenedAt === null ? null : { at: row.reopenedAt, by: row.reopenedBy, reason: row.reopenReason },
  }))
}
