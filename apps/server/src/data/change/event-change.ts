import type { ResultsState } from "@rosette/domain"
import { AppError } from "../../kernel/app-error.ts"
import type { Database, PrismaTransaction, Sql } from "../database.ts"
import type { Announcement } from "../news.ts"
import { NEWS_CHANNEL, VERSIONS_PAYLOAD_SQL } from "../postgresql/news.ts"
import { sqlOf } from "../sql-of.ts"
import type { ChainEnd } from "./chain.ts"
import { lockEvent } from "./event-lock.ts"
import {
  chainLines,
  type EventAuthor,
  type HistoryLine,
  storeChainEnd,
  storeLines,
  takeDraftLines,
  unchainedLine,
} from "./history-lines.ts"

type Move = { results: boolean; setup: boolean; whenPublished: "refused" | "allowed" }

/**
 * What a change moves: the results, and the setup that every judge works with (the event, its entries, its criteria); and
 * whether it stays allowed while results are published.
 */
const MOVES = {
  results: { results: true, setup: true, whenPublished: "refused" },
  screens: { results: false, setup: true, whenPublished: "refused" },
  standings: { results: true, setup: false, whenPublished: "refused" },
  dashboards: { results: false, setup: false, whenPublished: "refused" },
  eventItself: { results: false, setup: true, whenPublished: "allowed" },
  administration: { results: false, setup: false, whenPublished: "allowed" },
  handingOn: { results: true, setup: false, whenPublished: "allowed" },
  existence: { results: true, setup: true, whenPublished: "allowed" },
} as const satisfies Record<string, Move>

/**
 * Criteria, and what results tell of an entry, move "results"; an entry's photo, a description, a class "screens"; sheets,
 * ties and awards "standings"; whatever else is seen on dashboards alone "dashboards". None of these is possible while results are
 * published. Always possible are changes of "eventItself" (its details, whether its judging is open), "administration" (codes,
 * passwords, sessions, who judges, publishing, the ceremony), the "handingOn" of awards at the
 * ceremony, and the end of its "existence".
 */
export type Moves = keyof typeof MOVES

export type RaisedVersions = { changeVersion: number; chainEnd: ChainEnd; news: Announcement }

/** On PostgreSQL the news is part of the statement: it goes out with the commit, to every process. */
const NEWS_SQL = {
  sqlite: "CAST(? AS TEXT)",
  postgresql: `CAST(pg_notify('${NEWS_CHANNEL}', ${VERSIONS_PAYLOAD_SQL}) AS TEXT)`,
} as const satisfies Record<Database["dialect"], string>
const NEWS_FOLLOWS_SQL = "CAST(? AS TEXT)"

/** A change under way: the transaction, the version it makes, and its history. */
export type EventChange = {
  tx: PrismaTransaction
  sql: Sql
  changeVersion: number
  record(line: HistoryLine): Promise<void>
  /** Gives the lines of these sheets' drafts their places in the chain, as their sheets go. */
  enterDrafts(sheets: readonly { draftLineId: number | null }[]): Promise<void>
}

type RaisedRow = {
  changeVersion: number
  resultsVersion: number
  resultsState: string
  chainSeq: number
  chainHash: string | null
}

/**
 * Raises the event's versions, as the first statement of every write on it: from here to the commit no other write on
 * this event runs, on either database. Null where the event is gone; RESULTS_PUBLISHED where its results are published and
 * the change is not one that stays allowed then. The news is to be told after the commit; a judge
 * whose sheets or session the change concerns is named in it. Where the caller knows the lines that the change adds to the
 * history, the end that they make is stored by the same statement; and where it tells everywhere after the commit (`newsFollows`),
 * the statement does not.
 */
export async function raiseVersions(
  sql: Sql,
  dialect: Database["dialect"],
  { eventId, judgeId }: { eventId: number; judgeId?: number | "all" },
  moves: Moves,
  { chainEnd, newsFollows = false }: { chainEnd?: ChainEnd; newsFollows?: boolean } = {},
): Promise<RaisedVersions | null> {
  const { results, setup, whenPublished } = MOVES[moves]
  const judges = setup ? "all" : (judgeId ?? "none")
  const [row] = await sql.all<RaisedRow>(
    `UPDATE "Event" SET "changeVersion" = "changeVersion" + 1, "resultsVersion" = "resultsVersion" + ?,
            "setupVersion" = ${setup ? `"changeVersion" + 1` : `"setupVersion"`}${chainEnd ? `, "chainSeq" = ?, "chainHash" = ?` : ""}
      WHERE "id" = ? RETURNING "changeVersion", "resultsVersion", "resultsState", "chainSeq", "chainHash", ${newsFollows ? NEWS_FOLLOWS_SQL : NEWS_SQL[dialect]} AS "news"`,
    [results ? 1 : 0, ...(chainEnd ? [chainEnd.seq, chainEnd.hash] : []), eventId, String(judges)],
  )
  if (!row) return null
  if (whenPublished === "refused") refusePublished(row)
  const { changeVersion, resultsVersion, chainSeq: seq, chainHash: hash } = row
  const news = { eventId, versions: { changeVersion, resultsVersion }, judges } as const
  return { changeVersion, chainEnd: { seq, hash }, news }
}

function refusePublished({ resultsState }: { resultsState: string }): void {
  if (resultsState === ("published" satisfies ResultsState)) throw new AppError("RESULTS_PUBLISHED")
}

/** A judge whose sheets or session the change concerns is told of it. */
type ChangeAuthor = EventAuthor & { judgeId?: number }

/**
 * One change of an event in one transaction: all of it with its history and its version, or nothing; told once it is
 * committed. NOT_FOUND where the event is gone.
 */
export function changeEvent<Result>(
  db: Database,
  author: ChangeAuthor,
  moves: Moves,
  work: (change: EventChange) => Promise<Result>,
): Promise<Result> {
  return tellAfter(db, async (tx, sql) => {
    const { change, news, close } = await beginChange(db, author, tx, sql, moves)
    const result = await work(change)
    await close()
    return { result, news }
  })
}

/** An event that no other write changes meanwhile. `begin` starts the change; every judge is told where it concerns several. */
export type LockedEvent = { tx: PrismaTransaction; sql: Sql; begin(moves: Moves, judges?: "all"): Promise<EventChange> }

/**
 * The same for work that may find nothing to change: it reads under the event's lock and begins the change once there is one.
 * Without that no version is raised, nothing is recorded and nobody is told. While results are published it is refused
 * (RESULTS_PUBLISHED) also where it would change nothing, unless its caller says that it stays allowed.
 */
export function editEvent<Result>(
  db: Database,
  author: ChangeAuthor,
  work: (event: LockedEvent) => Promise<Result>,
  whenPublished: Move["whenPublished"] = "refused",
): Promise<Result> {
  return tellAfter(db, async (tx, sql) => {
    const locked = await lockEvent(sql, db.dialect, author.eventId)
    if (!locked) throw new AppError("NOT_FOUND")
    if (whenPublished === "refused") refusePublished(locked)
    let begun: BegunChange | null = null
    const begin = async (moves: Moves, judges?: "all") => {
      begun = await beginChange(db, author, tx, sql, moves, judges)
      return begun.change
    }
    const result = await work({ tx, sql, begin })
    return { result, news: await closed(begun) }
  })
}

/** Ends the change, if one was begun, and gives what is to be told of it. */
async function closed(begun: BegunChange | null): Promise<Announcement | null> {
  await begun?.close()
  return begun?.news ?? null
}

async function tellAfter<Result>(
  db: Database,
  work: (tx: PrismaTransaction, sql: Sql) => Promise<{ result: Result; news: Announcement | null }>,
): Promise<Result> {
  const { result, news } = await db.transaction((tx) => work(tx, sqlOf(tx, db.dialect)))
  if (news) db.news.tell(news)
  return result
}

/** `close` stores the end of the chain once, however many lines were recorded. */
type BegunChange = { change: EventChange; news: Announcement; close(): Promise<void> }

async function beginChange(
  db: Database,
  author: ChangeAuthor,
  tx: PrismaTransaction,
  sql: Sql,
  moves: Moves,
  judges?: "all",
): Promise<BegunChange> {
  const raised = await raiseVersions(sql, db.dialect, judges ? { ...author, judgeId: judges } : author, moves)
  if (!raised) throw new AppError("NOT_FOUND")
  const { changeVersion, news } = raised
  let end = raised.chainEnd
  const add = async (lines: Parameters<typeof chainLines>[2]) => {
    const chained = await chainLines(sql, end, lines)
    await storeLines(sql, chained.lines)
    end = chained.end
  }
  return {
    change: {
      tx,
      sql,
      changeVersion,
      record: (line) => add([unchainedLine(author, line)]),
      enterDrafts: async (sheets) =>
        add(
          await takeDraftLines(
            sql,
            sheets.flatMap(({ draftLineId }) => draftLineId ?? []),
          ),
        ),
    },
    news,
    close: async () => {
      if (end.seq !== raised.chainEnd.seq) await storeChainEnd(sql, author.eventId, end)
    },
  }
}
