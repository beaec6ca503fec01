import { DAY_MS } from "@rosette/domain/events/day"
import type { Sql } from "../../data/database.ts"

/** How many sheets are held by devices that reported within a day. */
export async function waitingSheets(sql: Sql, now: Date): Promise<number> {
  const [row] = await sql.all<{ waiting: number }>(
    `SELECT CAST(COALESCE(SUM("waitingSheets"), 0) AS INTEGER) AS "waiting" FROM "Device" WHERE "lastSeenAt" >= ?`,
    [new Date(now.getTime() - DAY_MS)],
  )
  return row?.waiting ?? 0
}
