import { setTimeout as wait } from "node:timers/promises"
import pg from "pg"
import type { Sql } from "../database.ts"
import { type Announcement, type NewsFeed, type NewsListener, newsInProcess } from "../news.ts"
import { AfterCommitNotifier } from "./after-commit-notifier.ts"

export const NEWS_CHANNEL = "rosette_news"
const NO_VERSION = "-"

const CONNECT_TIMEOUT_MS = 5_000
const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 5_000
/** How often the connection is checked, to find one that was lost silently. */
const PROBE_EVERY_MS = 15_000
/** An announcement and its notification are seconds apart at most. */
const REMEMBERED = 1_000

/** An announcement as one text. */
const payloadOf = ({ eventId, versions, judges }: Announcement): string =>
  [eventId, versions?.changeVersion ?? NO_VERSION, versions?.resultsVersion ?? NO_VERSION, judges].join(" ")

/** Announces a change without versions to every process on commit. On SQLite there is only this process: nothing is sent. */
export async function notifyWithoutVersions(sql: Sql, news: Omit<Announcement, "versions">): Promise<void> {
  if (sql.dialect === "sqlite") return
  const payload = payloadOf({ ...news, versions: null })
  await sql.all(`SELECT CAST(pg_notify('${NEWS_CHANNEL}', ?) AS TEXT) AS "sent"`, [payload])
}

/** SQL of the payload with an event's new versions. Its one parameter says which judges are notified. */
export const VERSIONS_PAYLOAD_SQL = `concat_ws(' ', "id", "changeVersion", "resultsVersion", CAST(? AS TEXT))`

const PAYLOAD = /^(\d+) (\d+|-) (\d+|-) (all|none|\d+)$/

/** Parses a payload; null if another program used the channel. */
export function announcementOf(payload: string | undefined): Announcement | null {
  const [, eventId, changeVersion, resultsVersion, judges] = PAYLOAD.exec(payload ?? "") ?? []
  if (!eventId || !changeVersion || !resultsVersion || !judges) return null
  return {
    eventId: Number(eventId),
    versions:
      changeVersion === NO_VERSION
        ? null
        : { changeVersion: Number(changeVersion), resultsVersion: Number(resultsVersion) },
    judges: judges === "all" || judges === "none" ? judges : Number(judges),
  }
}

/** The pool, and the address of the same database for the connection that listens: a pooler would not keep its session. */
type Connections = { pool: pg.Pool; directUrl: string; isPooled: boolean }

/**
 * Announcements that PostgreSQL sends to every process. NOTIFY is part of the transaction and is sent on commit. Saves are
 * frequent and notify after the commit. This process is notified directly, and ignores notifications of its own connections.
 * `flush` sends what is still pending.
 */
export function newsOverPostgresql({ pool, directUrl, isPooled }: Connections): NewsFeed & { flush(): Promise<void> } {
  const here = newsInProcess()
  // A pooler has process ids of its own: what this process sent is recognized by its text then.
  const ownBackends = isPooled ? new Set<number>() : backendsOf(pool)
  const notifier = new AfterCommitNotifier(pool, NEWS_CHANNEL)
  return {
    announce: here.announce,
    announceEverywhere(announcement) {
      here.announce(announcement)
      notifier.notify(payloadOf(announcement))
    },
    flush: () => notifier.flush(),
    async listen(onlyListener) {
      const listener = isPooled ? announceOnce(onlyListener) : onlyListener
      const stopHere = await here.listen(listener)
      const stopListening = await listenTo(directUrl, {
        onGap: () => listener.onGap(),
        onMessage({ processId, payload }) {
          const announcement = ownBackends.has(processId) ? null : announcementOf(payload)
          if (announcement) listener.onNews(announcement)
        },
      })
      return async () => {
        await stopHere()
        await stopListening()
      }
    },
  }
}

/** The backend process ids of this pool's connections. */
function backendsOf(pool: pg.Pool): ReadonlySet<number> {
  const backends = new Set<number>()
  const numberOf = (client: pg.PoolClient) => ("processID" in client ? Number(client.processID) : Number.NaN)
  pool.on("connect", (client) => void backends.add(numberOf(client)))
  pool.on("remove", (client) => void backends.delete(numberOf(client)))
  return backends
}

/**
 * Passes each announcement on once, whether this process or the notification tells of it first. Versions are announced once
 * in all; what has none may come again, and is passed on each time.
 */
function announceOnce(listener: NewsListener): NewsListener {
  const announced = new Set<string>()
  return {
    onGap: () => listener.onGap(),
    onNews(announcement) {
      const payload = payloadOf(announcement)
      if (announced.has(payload)) return
      if (announcement.versions) announced.add(payload)
      const [oldest] = announced
      if (announced.size > REMEMBERED && oldest !== undefined) announced.delete(oldest)
      listener.onNews(announcement)
    },
  }
}

type MessageListener = Pick<NewsListener, "onGap"> & { onMessage(message: pg.Notification): void }

/** Keeps one listening connection and replaces it when it is lost. Resolves after the first attempt to connect. */
async function listenTo(url: string, listener: MessageListener): Promise<() => Promise<void>> {
  const stopping = new AbortController()
  const tried = Promise.withResolvers<void>()
  const ended = keepListening(url, listener, stopping.signal, tried.resolve)
  await tried.promise
  return async () => {
    stopping.abort()
    await ended
  }
}

async function keepListening(
  url: string,
  listener: MessageListener,
  stopping: AbortSignal,
  onTried: () => void,
): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS
  while (!stopping.aborted) {
    try {
      await holdConnection(url, listener, stopping, () => {
        pauseMs = FIRST_PAUSE_MS
        onTried()
        // Changes made while nothing listened must be read.
        listener.onGap()
      })
    } catch {
      // The database is down or closed the connection. Reads fail too and report it; this connection is retried until
      // it works.
    }
    onTried()
    await pause(pauseMs * (1 + Math.random()), stopping)
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

/** Resolves or rejects when the connection ends. */
async function holdConnection(
  url: string,
  listener: MessageListener,
  stopping: AbortSignal,
  onListening: () => void,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "rosette-news",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  const over = new AbortController()
  client.on("error", () => over.abort())
  client.on("end", () => over.abort())
  client.on("notification", (message) => listener.onMessage(message))
  try {
    await client.connect()
    await client.query(`LISTEN ${NEWS_CHANNEL}`)
    onListening()
    const done = AbortSignal.any([over.signal, stopping])
    while (!done.aborted) {
      await pause(PROBE_EVERY_MS, done)
      if (!done.aborted) await client.query("SELECT 1")
    }
  } finally {
    // A connection that is already broken cannot be ended.
    await client.end().catch(() => {})
  }
}

/** Waits, but not longer than until the signal. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  wait(ms, undefined, { signal, ref: false }).catch(() => {})
