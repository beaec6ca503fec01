import { AppError } from "../app-error.ts"
import type { Database, PrismaTransaction, Sql } from "./database.ts"
import { sqlOf } from "./sql-of.ts"

/** What a change moves: the results themselves, or only what screens show. */
export type Moves = "results" | "screens"

/** One line of the event's history: what was done to what, and what it was before and after. */
export type HistoryLine = { action: string; subject: string; before?: unknown; after?: unknown }

/** A change under way: the transaction, the version it makes, and its history. */
export type EventChange = {
  tx: PrismaTransaction
  sql: Sql
  changeVersion: number
  record(line: HistoryLine): Promise<void>
}

/**
 * Raises the event's versions, as the first statement of every write on it: from here to the commit no other write on
 * this event runs, on either database. Null where the event is gone.
 */
export async function raiseVersions(
  sql: Sql,
  eventId: number,
  moves: Moves,
): Promise<{ changeVersion: number; isActive: boolean } | null> {
  const [row] = await sql.all<{ changeVersion: number; isActive: number | boolean }>(
    `UPDATE "Event" SET "changeVersion" = "changeVersion" + 1, "resultsVersion" = "resultsVersion" + ?
      WHERE "id" = ? RETURNING "changeVersion", "isActive"`,
    [moves === "results" ? 1 : 0, eventId],
  )
  return row ? { changeVersion: row.changeVersion, isActive: Boolean(row.isActive) } : null
}

/** Adds a line to the event's history. */
export async function recordHistory(
  sql: Sql,
  mandate: { eventId: number; actor: string },
  line: HistoryLine,
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  await sql.run(
    `INSERT INTO "HistoryItem" ("eventId", "at", "actor", "action", "subject", "before", "after") VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [mandate.eventId, new Date(), mandate.actor, line.action, line.subject, json(line.before), json(line.after)],
  )
}

/** One change of an event in one transaction: all of it with its history and its version, or nothing. NOT_FOUND where the event is gone. */
export async function changeEvent<Result>(
  db: Database,
  mandate: { eventId: number; actor: string },
  moves: Moves,
  work: (change: EventChange) => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (tx) => {
    const sql = sqlOf(tx, db.dialect)
    const versions = await raiseVersions(sql, mandate.eventId, moves)
    if (!versions) throw new AppError("NOT_FOUND")
    return work({ tx, sql, changeVersion: versions.changeVersion, record: (line) => recordHistory(sql, mandate, line) })
  })
}
