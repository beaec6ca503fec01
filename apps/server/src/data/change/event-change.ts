import { EFFECTS, type Effect } from "@rosette/contract/effects"
import type { ResultsState } from "@rosette/domain/publishing/results-state"
import { AppError } from "../../refusals/app-error.ts"
import type { Database, PrismaTransaction, Sql } from "../database.ts"
import type { Announcement } from "../news.ts"
import { type LockedEventRow, lockEvent } from "../sql/event-lock.ts"
import { raiseVersionsBy } from "../sql/event-versions.ts"
import {
  chainLines,
  dropLines,
  type EventAuthor,
  type HistoryLine,
  storeChainEnd,
  storeLines,
  takeDraftLines,
  unchainedLine,
} from "../sql/history-lines.ts"
import { sqlOf } from "../sql/sql-of.ts"
import type { ChainEnd } from "./chain.ts"

type WhenPublished = (typeof EFFECTS)[Effect]["whenPublished"]

type RaisedVersions = { changeVersion: number; chainEnd: ChainEnd; news: Announcement }

/** A change in progress: its transaction, the version that it makes, and its history. */
export type EventChange = SqlChange & { tx: PrismaTransaction }

/** The same in a transaction without Prisma. */
export type SqlChange = {
  sql: Sql
  changeVersion: number
  record(line: HistoryLine): Promise<void>
  /**
   * Adds the history lines of these sheets' drafts to the chain, because their sheets are removed. Those that are set aside are
   * dropped: nobody but their judges sees them.
   */
  enterDrafts(sheets: readonly { draftLineId: number | null; isSetAside: boolean }[]): Promise<void>
}

/**
 * Raises the event's versions and takes its row lock. Must be the first statement of every write. Returns null if the
 * event is gone; throws RESULTS_PUBLISHED if this kind of change is refused now. The caller announces the change after
 * the commit. `judgeId` is a judge whose sheets or session the change concerns.
 */
export async function raiseVersions(
  sql: Sql,
  { eventId, judgeId }: { eventId: number; judgeId?: number | "all" },
  kind: Effect,
): Promise<RaisedVersions | null> {
  const { results, setup, whenPublished } = EFFECTS[kind]
  const judges = setup ? "all" : (judgeId ?? "none")
  const row = await raiseVersionsBy(sql, eventId, { results, setup, judges })
  if (!row) return null
  if (whenPublished === "refused") refusePublished(row)
  const { changeVersion, resultsVersion, chainSeq: seq, chainHash: hash } = row
  const news = { eventId, versions: { changeVersion, resultsVersion }, judges } as const
  return { changeVersion, chainEnd: { seq, hash }, news }
}

/** Throws RESULTS_PUBLISHED while the results of an event are published. */
export function refusePublished({ resultsState }: { resultsState: string }): void {
  if (resultsState === ("published" satisfies ResultsState)) throw new AppError("RESULTS_PUBLISHED")
}

/** `judgeId` is a judge whose sheets or session the change concerns: that judge is notified. */
type ChangeAuthor = EventAuthor & { judgeId?: number }

/**
 * Runs one change of an event in one transaction, with its history and its version, and announces it after the commit.
 * Throws NOT_FOUND if the event is gone.
 */
export function changeEvent<Result>(
  db: Database,
  author: ChangeAuthor,
  kind: Effect,
  work: (change: EventChange) => Promise<Result>,
): Promise<Result> {
  return announceAfter(db, async (tx, sql) => {
    const { change, news, close } = await beginChange(author, sql, kind)
    const result = await work({ ...change, tx })
    await close()
    return { result, news }
  })
}

/** An event that is locked against other writes. `begin` starts the change; with "all" every judge is notified. */
export type LockedEvent = {
  tx: PrismaTransaction
  sql: Sql
  begin(kind: Effect, judges?: "all"): Promise<EventChange>
}

/**
 * The same for work that may find nothing to change: it reads under the event's lock and calls `begin` only if there is
 * something to change. Otherwise no version is raised, nothing is recorded and nobody is notified. Throws
 * RESULTS_PUBLISHED while results are published, even if nothing would change, unless `whenPublished` is "allowed".
 */
export function editEvent<Result>(
  db: Database,
  author: ChangeAuthor,
  work: (event: LockedEvent) => Promise<Result>,
  whenPublished: WhenPublished = "refused",
): Promise<Result> {
  return announceAfter(db, (tx, sql) =>
    editLocked(author, sql, whenPublished, (begin) =>
      work({ tx, sql, begin: async (kind, judges) => ({ ...(await begin(kind, judges)), tx }) }),
    ),
  )
}

/** Starts the change of a locked event. */
type Begin = (kind: Effect, judges?: "all") => Promise<SqlChange>

/**
 * The same without Prisma, for statements with thousands of parameters: Prisma takes longer for each of them than the
 * database. Refused while results are published.
 */
export async function editEventInSql<Result>(
  db: Database,
  author: ChangeAuthor,
  work: (event: { sql: Sql; begin: Begin; setupVersion: number }) => Promise<Result>,
): Promise<Result> {
  const edited = await db.write((sql) =>
    editLocked(author, sql, "refused", (begin, { setupVersion }) => work({ sql, begin, setupVersion })),
  )
  return announced(db, edited)
}

async function editLocked<Result>(
  author: ChangeAuthor,
  sql: Sql,
  whenPublished: WhenPublished,
  work: (begin: Begin, locked: LockedEventRow) => Promise<Result>,
): Promise<Changed<Result>> {
  const locked = await lockEvent(sql, author.eventId)
  if (!locked) throw new AppError("NOT_FOUND")
  if (whenPublished === "refused") refusePublished(locked)
  let begun: BegunChange | null = null
  const result = await work(async (kind, judges) => {
    begun = await beginChange(author, sql, kind, judges)
    return begun.change
  }, locked)
  return { result, news: await closed(begun) }
}

/** Ends the change, if one was begun, and returns its announcement. */
async function closed(begun: BegunChange | null): Promise<Announcement | null> {
  await begun?.close()
  return begun?.news ?? null
}

/** The result of a transaction, and what is announced after its commit. */
type Changed<Result> = { result: Result; news: Announcement | null }

async function announceAfter<Result>(
  db: Database,
  work: (tx: PrismaTransaction, sql: Sql) => Promise<Changed<Result>>,
): Promise<Result> {
  return announced(db, await db.transaction((tx) => work(tx, sqlOf(db, tx))))
}

function announced<Result>(db: Database, { result, news }: Changed<Result>): Result {
  if (news) db.news.announce(news)
  return result
}

/** `close` stores the end of the chain once, however many lines were recorded. */
type BegunChange = { change: SqlChange; news: Announcement; close(): Promise<void> }

async function beginChange(author: ChangeAuthor, sql: Sql, kind: Effect, judges?: "all"): Promise<BegunChange> {
  const raised = await raiseVersions(sql, judges ? { ...author, judgeId: judges } : author, kind)
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
      sql,
      changeVersion,
      record: (line) => add([unchainedLine(author, line)]),
      enterDrafts: async (sheets) => {
        const linesOf = (aside: boolean) =>
          sheets.flatMap(({ draftLineId, isSetAside }) => (isSetAside === aside ? (draftLineId ?? []) : []))
        await dropLines(sql, linesOf(true))
        await add(await takeDraftLines(sql, linesOf(false)))
      },
    },
    news,
    close: async () => {
      if (end.seq !== raised.chainEnd.seq) await storeChainEnd(sql, author.eventId, end)
    },
  }
}
