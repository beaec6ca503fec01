import type { Database, Sql } from "../database.ts"
import type { ChainEnd } from "./chain.ts"

/** SQLite's writing transactions follow each other anyway; PostgreSQL locks the row as the raising of a version would. */
const LOCK_CLAUSE = { sqlite: "", postgresql: "FOR NO KEY UPDATE" } as const satisfies Record<
  Database["dialect"],
  string
>

type EventRow = { isActive: number | boolean; setupVersion: number; chainSeq: number; chainHash: string | null }
type LockedRow = { isActive: boolean; setupVersion: number; chainEnd: ChainEnd }

/**
 * Makes every other write on this event wait until the transaction ends, as raising its versions does, and changes nothing:
 * for work that may find that there is nothing to write. Null where the event is gone.
 */
export async function lockEvent(sql: Sql, dialect: Database["dialect"], eventId: number): Promise<LockedRow | null> {
  const [row] = await sql.all<EventRow>(
    `SELECT "isActive", "setupVersion", "chainSeq", "chainHash" FROM "Event" WHERE "id" = ? ${LOCK_CLAUSE[dialect]}`,
    [eventId],
  )
  if (!row) return null
  const { isActive, setupVersion, chainSeq: seq, chainHash: hash } = row
  return { isActive: Boolean(isActive), setupVersion, chainEnd: { seq, hash } }
}
