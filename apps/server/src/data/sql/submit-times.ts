import type { Sql } from "../database.ts"
import { inPages } from "../pages.ts"
import type { SqlColumns } from "./columns.ts"

type SubmitRow = SqlColumns<"Sheet", "id" | "judgeId" | "submittedAt">

/** When the judges of an event submitted their sheets, in milliseconds. */
export async function submitTimes(sql: Sql, eventId: number): Promise<{ judgeId: number; at: number }[]> {
  const rows = await inPages((after, take) =>
    sql.all<SubmitRow>(
      `SELECT "id", "judgeId", "submittedAt" FROM "Sheet" WHERE "eventId" = ? AND "isSubmitted" = ? AND "id" > ? ORDER BY "id" LIMIT ?`,
      [eventId, true, after, take],
    ),
  )
  return rows.flatMap(({ judgeId, submittedAt }) =>
    submittedAt === null ? [] : [{ judgeId, at: Date.parse(submittedAt) }],
  )
}
