import type { Database, Sql } from "../database.ts"

/** SQLite's writing transactions follow each other anyway; PostgreSQL locks the row as the raising of a version would. */
const LOCK_CLAUSE = { sqlite: "", postgresql: "FOR NO KEY UPDATE" } as const satisfies Record<
  Database["dialect"],
  string
>

/**
 * Makes every other write on this event wait until the transaction ends, as raising its versions does, and changes nothing:
 * for work that may find that there is nothing to write. Null where the event is gone.
 */
export async function lockEvent(
  sql: Sql,
  dialect: Database["dialect"],
  eventId: number,
): Promise<{ isActive: boolean; setupVersion: number } | null> {
  const [row] = await sql.all<{ isActive: number | boolean; setupVersion: number }>(
    `SELECT "isActive", "setupVersion" FROM "Event" WHERE "id" = ? ${LOCK_CLAUSE[dialect]}`,
    [eventId],
  )
  return row ? { isActive: Boolean(row.isActive), setupVersion: row.setupVersion } : null
}
