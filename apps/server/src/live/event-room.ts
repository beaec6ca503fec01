import { setImmediate as othersFirst } from "node:timers/promises"
import { LIMITS } from "@rosette/contract"
import type { Database } from "../data/database.ts"
import type { Announcement } from "../data/news.ts"
import { livingSessions } from "../data/records/living-sessions.ts"
import { AppError } from "../kernel/app-error.ts"
import type { Seat } from "./subscriber.ts"
import { eventVersions, versionsOf } from "./versions-query.ts"
import type { Watcher } from "./watchers.ts"

/** Clients whose sessions are read and who are told in one go, before anything else gets its turn. */
const SEATS_AT_ONCE = 200
/** While the database does not answer. */
const RETRY_MS = 1_000

type Taken<News> = { seat: Seat<News>; watcher: Watcher<News> }

/**
 * Everybody who watches one event. News make seats due; whoever is due is read for and told in slices, at most once in a
 * tenth of a second each. What is told is read from the database, so no news can be older than the last that was told.
 */
export class Room<News> {
  readonly #db: Database
  readonly #secrets: { masterAdminTags: readonly string[] }
  readonly #eventId: number
  readonly #taken = new Set<Taken<News>>()
  readonly #due = new Set<Taken<News>>()
  #timer: NodeJS.Timeout | undefined
  #isTelling = false

  constructor(db: Database, secrets: { masterAdminTags: readonly string[] }, eventId: number) {
    this.#db = db
    this.#secrets = secrets
    this.#eventId = eventId
  }

  get isEmpty(): boolean {
    return this.#taken.size === 0
  }

  enter(taken: Taken<News>): void {
    this.#taken.add(taken)
    this.#makeDue([taken])
  }

  leave(taken: Taken<News>): void {
    this.#taken.delete(taken)
    this.#due.delete(taken)
    if (this.isEmpty) clearTimeout(this.#timer)
  }

  /** Makes due whom the change concerns: the organizers always, of the judges those whom it names. */
  hear({ judges }: Pick<Announcement, "judges">): void {
    const concerned = ({ watcher: { judgeId } }: Taken<News>) =>
      judgeId === null || judges === "all" || judges === judgeId
    this.#makeDue([...this.#taken].filter(concerned))
  }

  endAll(reason: unknown): void {
    for (const { seat } of this.#taken) seat.end(reason)
  }

  #makeDue(taken: readonly Taken<News>[]): void {
    for (const one of taken) this.#due.add(one)
    this.#arrange()
  }

  #arrange(): void {
    if (this.#isTelling || this.#due.size === 0) return
    const first = Math.min(...[...this.#due].map(({ seat }) => seat.nextAt))
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#tellDue(), Math.max(0, first - performance.now()))
  }

  async #tellDue(): Promise<void> {
    this.#isTelling = true
    const shared = new Map<string, News>()
    for (let slice = this.#nextSlice(); slice.length > 0; slice = this.#nextSlice()) {
      await this.#tell(slice, shared)
      await othersFirst()
    }
    this.#isTelling = false
    this.#arrange()
  }

  /** Those whose time has come, no longer due: what is announced from here on makes them due again. */
  #nextSlice(): Taken<News>[] {
    const now = performance.now()
    const slice: Taken<News>[] = []
    for (const taken of this.#due) {
      if (slice.length === SEATS_AT_ONCE) break
      if (taken.seat.nextAt <= now) slice.push(taken)
    }
    for (const taken of slice) this.#due.delete(taken)
    return slice
  }

  async #tell(slice: readonly Taken<News>[], shared: Map<string, News>): Promise<void> {
    const read = await this.#read(slice).catch(() => null)
    for (const taken of slice) {
      if (!this.#taken.has(taken)) continue
      const { seat, watcher } = taken
      if (!read) {
        // The database is not there for anybody now; its own calls say so, and the news wait.
        seat.nextAt = performance.now() + RETRY_MS
        this.#due.add(taken)
        continue
      }
      const session = watcher.sessionIds.map((id) => read.sessions.get(id)).find((found) => found !== undefined)
      if (!read.event) seat.end(new AppError("NOT_FOUND"))
      else if (!session) seat.end(new AppError("SIGN_IN_REQUIRED"))
      else {
        const delivery = sharedDelivery(watcher.view(read.event, session), shared)
        if (seat.offer(delivery)) seat.nextAt = performance.now() + LIMITS.live.pauseMs
      }
    }
  }

  async #read(slice: readonly Taken<News>[]) {
    const ids = new Set(slice.flatMap(({ watcher }) => watcher.sessionIds))
    const event = await eventVersions(this.#db, this.#eventId)
    const rows = await livingSessions(this.#db, [...ids], {
      now: new Date(),
      masterAdminTags: this.#secrets.masterAdminTags,
    })
    return { event, sessions: new Map(rows.map((row) => [row.id, versionsOf(row)])) }
  }
}

/** Who is told the same is handed the same object, which is then written out once. */
function sharedDelivery<News>(news: News, shared: Map<string, News>) {
  const id = Object.values(news as Record<string, number>).join("-")
  const known = shared.get(id) ?? news
  shared.set(id, known)
  return { id, news: known }
}
