import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { LIMITS } from "@rosette/contract/limits"
import { tracked } from "@trpc/server"
import type { Database } from "../data/database.ts"
import type { Announcement } from "../data/news.ts"
import { eventVersions, type LiveSession, versionsOf } from "../data/sql/live-versions.ts"
import { livingSessions } from "../data/sql/living-sessions.ts"
import { AppError } from "../refusals/app-error.ts"
import type { Delivery, Subscriber, Watcher } from "./subscriber.ts"

/** Subscribers served together, with one read of their sessions, before yielding to the event loop. */
const SUBSCRIBERS_AT_ONCE = 200
/** The pause while the database does not answer. */
const RETRY_MS = 1_000

type Subscription<News> = { subscriber: Subscriber<News>; watcher: Watcher<News> }

/**
 * All subscribers of one event. A notification schedules subscribers; they are served in slices, each subscriber at
 * most every tenth of a second. News is read from the database when it is sent, so it is never older than the news
 * before.
 */
export class Room<News> {
  readonly #db: Database
  readonly #secrets: { masterAdminTags: readonly string[] }
  readonly #eventId: number
  readonly #subscriptions = new Set<Subscription<News>>()
  readonly #due = new Set<Subscription<News>>()
  #timer: NodeJS.Timeout | undefined
  #isDelivering = false

  constructor(db: Database, secrets: { masterAdminTags: readonly string[] }, eventId: number) {
    this.#db = db
    this.#secrets = secrets
    this.#eventId = eventId
  }

  get isEmpty(): boolean {
    return this.#subscriptions.size === 0
  }

  enter(subscription: Subscription<News>): void {
    this.#subscriptions.add(subscription)
    this.#schedule([subscription])
  }

  leave(subscription: Subscription<News>): void {
    this.#subscriptions.delete(subscription)
    this.#due.delete(subscription)
    if (this.isEmpty) clearTimeout(this.#timer)
  }

  /** Schedules the subscribers concerned: organizers always, judges if named. */
  notify({ judges }: Pick<Announcement, "judges">): void {
    const isConcerned = ({ watcher: { judgeId } }: Subscription<News>) =>
      judgeId === null || judges === "all" || judges === judgeId
    this.#schedule([...this.#subscriptions].filter(isConcerned))
  }

  endAll(reason: unknown): void {
    for (const { subscriber } of this.#subscriptions) subscriber.end(reason)
  }

  #schedule(subscriptions: readonly Subscription<News>[]): void {
    for (const subscription of subscriptions) this.#due.add(subscription)
    this.#startTimer()
  }

  #startTimer(): void {
    if (this.#isDelivering || this.#due.size === 0) return
    const first = Math.min(...[...this.#due].map(({ subscriber }) => subscriber.nextAt))
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#deliverDue(), Math.max(0, first - performance.now()))
  }

  async #deliverDue(): Promise<void> {
    this.#isDelivering = true
    const shared = new Map<string, Delivery<News>>()
    for (let slice = this.#nextSlice(); slice.length > 0; slice = this.#nextSlice()) {
      await this.#deliver(slice, shared)
      await yieldToEventLoop()
    }
    this.#isDelivering = false
    this.#startTimer()
  }

  /** Takes the subscribers that are due off the schedule: notifications from here on schedule them again. */
  #nextSlice(): Subscription<News>[] {
    const now = performance.now()
    const slice: Subscription<News>[] = []
    for (const subscription of this.#due) {
      if (slice.length === SUBSCRIBERS_AT_ONCE) break
      if (subscription.subscriber.nextAt <= now) slice.push(subscription)
    }
    for (const subscription of slice) this.#due.delete(subscription)
    return slice
  }

  async #deliver(slice: readonly Subscription<News>[], shared: Map<string, Delivery<News>>): Promise<void> {
    const read = await this.#read(slice).catch(() => null)
    for (const subscription of slice) {
      if (!this.#subscriptions.has(subscription)) continue
      const { subscriber, watcher } = subscription
      if (!read) {
        // The database is down; its own calls report that, and the news waits.
        subscriber.nextAt = performance.now() + RETRY_MS
        this.#due.add(subscription)
        continue
      }
      const session = sessionOf(watcher, read.sessions)
      if (!read.event) subscriber.end(new AppError("NOT_FOUND"))
      else if (!session) subscriber.end(new AppError("SIGN_IN_REQUIRED"))
      else {
        const delivery = sharedDelivery(watcher.view(read.event, session), shared)
        if (subscriber.offer(delivery)) subscriber.nextAt = performance.now() + LIMITS.live.pauseMs
      }
    }
  }

  async #read(slice: readonly Subscription<News>[]) {
    const ids = new Set(slice.flatMap(({ watcher }) => watcher.sessionIds ?? []))
    const event = await eventVersions(this.#db, this.#eventId)
    const rows = await livingSessions(this.#db, [...ids], {
      now: new Date(),
      masterAdminTags: this.#secrets.masterAdminTags,
    })
    return { event, sessions: new Map(rows.map((row) => [row.id, versionsOf(row)])) }
  }
}

const WITHOUT_SESSION: LiveSession = { sheetsVersion: 0, newsVersion: 0, savedVersion: 0, judgeDevicesVersion: 0 }

/** The first of the watcher's sessions that is still valid. */
function sessionOf(
  { sessionIds }: Pick<Watcher<never>, "sessionIds">,
  sessions: ReadonlyMap<string, LiveSession>,
): LiveSession | undefined {
  if (sessionIds === null) return WITHOUT_SESSION
  return sessionIds.map((id) => sessions.get(id)).find((found) => found !== undefined)
}

/** Subscribers with the same news get the same object, which is serialized once. */
function sharedDelivery<News>(news: News, shared: Map<string, Delivery<News>>): Delivery<News> {
  const id = Object.values(news as Record<string, number>).join("-")
  const known = shared.get(id) ?? tracked(id, news)
  shared.set(id, known)
  return known
}
