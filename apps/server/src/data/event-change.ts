import { AppError } from "../app-error.ts"
import type { Database, PrismaTransaction, Sql } from "./database.ts"
import type { Announcement } from "./news.ts"
import { NEWS_CHANNEL, VERSIONS_PAYLOAD_SQL } from "./news-postgresql.ts"
import { sqlOf } from "./sql-of.ts"
import type { Trace } from "./trace.ts"

/** What a change moves: the results, and the setup that every judge works with (the event, its entries, its criteria). */
const MOVES = {
  results: { results: true, setup: true },
  screens: { results: false, setup: true },
  standings: { results: true, setup: false },
  dashboards: { results: false, setup: false },
} as const

/** Entries and criteria move "results", an event's description "screens", sheets "standings", and the rest only "dashboards". */
export type Moves = keyof typeof MOVES

export type RaisedVersions = { changeVersion: number; isActive: boolean; news: Announcement }

/** On PostgreSQL the news is part of the statement: it goes out with the commit, to every process. */
const TOLD_SQL = {
  sqlite: "CAST(? AS TEXT)",
  postgresql: `CAST(pg_notify('${NEWS_CHANNEL}', ${VERSIONS_PAYLOAD_SQL}) AS TEXT)`,
} as const satisfies Record<Database["dialect"], string>

/** One line of the event's history: what was done to what, and what it was before and after. */
export type HistoryLine = { action: string; subject: string; before?: unknown; after?: unknown }

/** Who changes which event. Where nobody is signed in, as at the start, there is no trace. */
export type Mandate = { eventId: number; actor: string } & Partial<Trace>

/** A change under way: the transaction, the version it makes, and its history. */
export type EventChange = {
  tx: PrismaTransaction
  sql: Sql
  changeVersion: number
  record(line: HistoryLine): Promise<void>
}

/**
 * Raises the event's versions, as the first statement of every write on it: from here to the commit no other write on
 * this event runs, on either database. Null where the event is gone. The news is to be told after the commit; a judge
 * whose sheets or session the change concerns is named in it.
 */
export async function raiseVersions(
  sql: Sql,
  dialect: Database["dialect"],
  { eventId, judgeId }: { eventId: number; judgeId?: number },
  moves: Moves,
): Promise<RaisedVersions | null> {
  const { results, setup } = MOVES[moves]
  const judges = setup ? "all" : (judgeId ?? "none")
  const [row] = await sql.all<{ changeVersion: number; resultsVersion: number; isActive: number | boolean }>(
    `UPDATE "Event" SET "changeVersion" = "changeVersion" + 1, "resultsVersion" = "resultsVersion" + ?,
            "setupVersion" = ${setup ? `"changeVersion" + 1` : `"setupVersion"`}
      WHERE "id" = ? RETURNING "changeVersion", "resultsVersion", "isActive", ${TOLD_SQL[dialect]} AS "told"`,
    [results ? 1 : 0, eventId, String(judges)],
  )
  if (!row) return null
  const { changeVersion, resultsVersion, isActive } = row
  const news = { eventId, versions: { changeVersion, resultsVersion }, judges } as const
  return { changeVersion, isActive: Boolean(isActive), news }
}

/** Adds a line to the event's history. */
export async function recordHistory(
  sql: Sql,
  { eventId, actor, role = "", sessionTag = "", way = "", device = "" }: Mandate,
  { action, subject, before, after }: HistoryLine,
): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  await sql.run(
    `INSERT INTO "HistoryItem" ("eventId", "at", "actor", "role", "sessionTag", "way", "device", "action", "subject", "before", "after")
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [eventId, new Date(), actor, role, sessionTag, way, device, action, subject, json(before), json(after)],
  )
}

/**
 * One change of an event in one transaction: all of it with its history and its version, or nothing; told once it is
 * committed. NOT_FOUND where the event is gone.
 */
export async function changeEvent<Result>(
  db: Database,
  mandate: Mandate & { judgeId?: number },
  moves: Moves,
  work: (change: EventChange) => Promise<Result>,
): Promise<Result> {
  const { result, news } = await db.transaction(async (tx) => {
    const sql = sqlOf(tx, db.dialect)
    const raised = await raiseVersions(sql, db.dialect, mandate, moves)
    if (!raised) throw new AppError("NOT_FOUND")
    const { changeVersion, news } = raised
    return { result: await work({ tx, sql, changeVersion, record: (line) => recordHistory(sql, mandate, line) }), news }
  })
  db.news.tell(news)
  return result
}
