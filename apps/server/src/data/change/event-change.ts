import { AppError } from "../../kernel/app-error.ts"
import type { Database, PrismaTransaction, Sql } from "../database.ts"
import type { Announcement } from "../news.ts"
import { NEWS_CHANNEL, VERSIONS_PAYLOAD_SQL } from "../postgresql/news.ts"
import { sqlOf } from "../sql-of.ts"
import { lockEvent } from "./event-lock.ts"
import type { Trace } from "./trace.ts"

/** What a change moves: the results, and the setup that every judge works with (the event, its entries, its criteria). */
const MOVES = {
  results: { results: true, setup: true },
  screens: { results: false, setup: true },
  standings: { results: true, setup: false },
  dashboards: { results: false, setup: false },
} as const

/**
 * Criteria, and what results tell of an entry, move "results"; an entry's photo, a description, the event itself "screens";
 * sheets "standings"; and the rest only "dashboards".
 */
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
  { eventId, judgeId }: { eventId: number; judgeId?: number | "all" },
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

/** Adds a line to the event's history; gives its number. */
export async function recordHistory(
  sql: Sql,
  { eventId, actor, role = "", sessionTag = "", way = "", device = "" }: Mandate,
  { action, subject, before, after }: HistoryLine,
): Promise<number> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
  const [row] = await sql.all<{ id: number }>(
    `INSERT INTO "HistoryItem" ("eventId", "at", "actor", "role", "sessionTag", "way", "device", "action", "subject", "before", "after")
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING "id"`,
    [eventId, new Date(), actor, role, sessionTag, way, device, action, subject, json(before), json(after)],
  )
  if (!row) throw new Error("A line of the history has a number.")
  return row.id
}

/** A judge whose sheets or session the change concerns is told of it. */
type ChangeMandate = Mandate & { judgeId?: number }

/**
 * One change of an event in one transaction: all of it with its history and its version, or nothing; told once it is
 * committed. NOT_FOUND where the event is gone.
 */
export function changeEvent<Result>(
  db: Database,
  mandate: ChangeMandate,
  moves: Moves,
  work: (change: EventChange) => Promise<Result>,
): Promise<Result> {
  return tellAfter(db, async (tx, sql) => {
    const { change, news } = await beginChange(db, mandate, tx, sql, moves)
    return { result: await work(change), news }
  })
}

/** An event that no other write changes meanwhile. `begin` starts the change; every judge is told where it concerns several. */
export type LockedEvent = { tx: PrismaTransaction; sql: Sql; begin(moves: Moves, judges?: "all"): Promise<EventChange> }

/**
 * The same for work that may find nothing to change: it reads under the event's lock and begins the change once there is one.
 * Without that no version is raised, nothing is recorded and nobody is told.
 */
export function editEvent<Result>(
  db: Database,
  mandate: ChangeMandate,
  work: (event: LockedEvent) => Promise<Result>,
): Promise<Result> {
  return tellAfter(db, async (tx, sql) => {
    if (!(await lockEvent(sql, db.dialect, mandate.eventId))) throw new AppError("NOT_FOUND")
    let told: Announcement | null = null
    const begin = async (moves: Moves, judges?: "all") => {
      const { change, news } = await beginChange(db, mandate, tx, sql, moves, judges)
      told = news
      return change
    }
    const result = await work({ tx, sql, begin })
    return { result, news: told }
  })
}

async function tellAfter<Result>(
  db: Database,
  work: (tx: PrismaTransaction, sql: Sql) => Promise<{ result: Result; news: Announcement | null }>,
): Promise<Result> {
  const { result, news } = await db.transaction((tx) => work(tx, sqlOf(tx, db.dialect)))
  if (news) db.news.tell(news)
  return result
}

async function beginChange(
  db: Database,
  mandate: ChangeMandate,
  tx: PrismaTransaction,
  sql: Sql,
  moves: Moves,
  judges?: "all",
): Promise<{ change: EventChange; news: Announcement }> {
  const raised = await raiseVersions(sql, db.dialect, judges ? { ...mandate, judgeId: judges } : mandate, moves)
  if (!raised) throw new AppError("NOT_FOUND")
  const { changeVersion, news } = raised
  const record = async (line: HistoryLine) => void (await recordHistory(sql, mandate, line))
  return { change: { tx, sql, changeVersion, record }, news }
}
