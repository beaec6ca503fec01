import type { Sql } from "../../data/database.ts"

/** How many entries the judge has submitted, of how many there are. */
export async function progressStats(
  sql: Sql,
  judge: { judgeId: number; eventId: number },
): Promise<{ completed: number; total: number }> {
  const [row] = await sql.all<{ completed: number; total: number }>(
    `SELECT (SELECT CAST(COUNT(*) AS INTEGER) FROM "Sheet" WHERE "judgeId" = ? AND "isSubmitted" = ?) AS "completed",
            (SELECT CAST(COUNT(*) AS INTEGER) FROM "Entry" WHERE "eventId" = ?) AS "total"`,
    [judge.judgeId, true, judge.eventId],
  )
  return { completed: row?.completed ?? 0, total: row?.total ?? 0 }
}
