import { judgingIsOpen } from "@rosette/domain"
import { asBoolean, type Database, type Sql } from "../database.ts"
import type { ChainEnd } from "./chain.ts"

/**
 * SQLite runs writing transactions one after the other anyway; PostgreSQL takes the same row lock as an update of the
 * versions.
 */
const LOCK_CLAUSE = { sqlite: "", postgresql: "FOR NO KEY UPDATE" } as const satisfies Record<
  Database["dialect"],
  string
>

type EventRow = {
  isActive: unknown
  resultsState: string
  setupVersion: number
  changeVersion: number
  resultsVersion: number
  conferAbove: number | null
  chainSeq: number
  chainHash: string | null
}
export type LockedEventRow = Omit<EventRow, "isActive" | "chainSeq" | "chainHash"> & {
  judgingIsOpen: boolean
  chainEnd: ChainEnd
}

const COLUMNS = `"isActive", "resultsState", "setupVersion", "changeVersion", "resultsVersion", "conferAbove", "chainSeq", "chainHash"`

/**
 * Locks the event as `raiseVersions` does, but changes nothing: every other write on it waits until the transaction
 * ends. For work that may find nothing to write. Returns null if the event is gone.
 */
export async function lockEvent(
  sql: Sql,
  dialect: Database["dialect"],
  eventId: number,
): Promise<LockedEventRow | null> {
  const [row] = await sql.all<EventRow>(`SELECT ${COLUMNS} FROM "Event" WHERE "id" = ? ${LOCK_CLAUSE[dialect]}`, [
    eventId,
  ])
  return row ? lockedRow(row) : null
}

const SKIP_CLAUSE = { sqlite: "", postgresql: "FOR NO KEY UPDATE SKIP LOCKED" } as const satisfies Record<
  Database["dialect"],
  string
>

/** The same for several events, without waiting: an event that is gone, or that another transaction has locked, is left out. */
export async function lockFreeEvents(
  sql: Sql,
  dialect: Database["dialect"],
  eventIds: readonly number[],
): Promise<Map<number, LockedEventRow>> {
  const rows = await sql.all<EventRow & { id: number }>(
    `SELECT "id", ${COLUMNS} FROM "Event" WHERE "id" IN (${eventIds.map(() => "?").join(", ")}) ${SKIP_CLAUSE[dialect]}`,
    eventIds,
  )
  return new Map(rows.map(({ id, ...row }) => [id, lockedRow(row)]))
}

function lockedRow({ isActive, chainSeq: seq, chainHash: hash, ...row }: EventRow): LockedEventRow {
  const isOpen = judgingIsOpen({ isActive: asBoolean(isActive), resultsState: row.resultsState })
  return { ...row, judgingIsOpen: isOpen, chainEnd: { seq, hash } }
}
