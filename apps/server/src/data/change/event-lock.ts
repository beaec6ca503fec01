import { judgingIsOpen } from "@rosette/domain"
import { asBoolean, type Database, type Sql } from "../database.ts"
import type { ChainEnd } from "./chain.ts"

/** SQLite's writing transactions follow each other anyway; PostgreSQL locks the row as the raising of a version would. */
const LOCK_CLAUSE = { sqlite: "", postgresql: "FOR NO KEY UPDATE" } as const satisfies Record<
  Database["dialect"],
  string
>

type EventRow = {
  isActive: unknown
  resultsState: string
  setupVersion: number
  changeVersion: number
  conferAbove: number | null
  chainSeq: number
  chainHash: string | null
}
type LockedRow = Pick<EventRow, "resultsState" | "setupVersion" | "changeVersion" | "conferAbove"> & {
  judgingIsOpen: boolean
  chainEnd: ChainEnd
}

/**
 * Makes every other write on this event wait until the transaction ends, as raising its versions does, and changes nothing:
 * for work that may find that there is nothing to write. Null where the event is gone.
 */
export async function lockEvent(sql: Sql, dialect: Database["dialect"], eventId: number): Promise<LockedRow | null> {
  const [row] = await sql.all<EventRow>(
    `SELECT "isActive", "resultsState", "setupVersion", "changeVersion", "conferAbove", "chainSeq", "chainHash" FROM "Event" WHERE "id" = ? ${LOCK_CLAUSE[dialect]}`,
    [eventId],
  )
  if (!row) return null
  const { isActive, resultsState, setupVersion, changeVersion, conferAbove, chainSeq: seq, chainHash: hash } = row
  const isOpen = judgingIsOpen({ isActive: asBoolean(isActive), resultsState })
  return { judgingIsOpen: isOpen, resultsState, setupVersion, changeVersion, conferAbove, chainEnd: { seq, hash } }
}
