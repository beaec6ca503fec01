import type { TrackedEnvelope } from "@trpc/server"
import type { NewsListener } from "../data/news.ts"
import type { EventVersions, LiveSession } from "../data/sql/live-versions.ts"

/** Who watches an event: the sessions, the judge if any, and the versions they are sent. */
export type Watcher<News> = {
  eventId: number
  /** One valid session is enough; null needs none. */
  sessionIds: readonly string[] | null
  judgeId: number | null
  view(event: EventVersions, session: LiveSession): News
}

/** News for one client, with its id, as a subscription yields it. Clients with the same news share one object. */
export type Delivery<News> = TrackedEnvelope<News>

/** Streams of versions to clients. */
export type LiveHub = {
  /**
   * Yields the current versions, unless `lastEventId` shows that the client has them, and then every change, until the
   * signal, its reader or an error ends it.
   */
  watch<News extends object>(
    watcher: Watcher<News>,
    lastEventId: string | null | undefined,
    signal: AbortSignal | undefined,
  ): AsyncIterableIterator<Delivery<News>, undefined>
  /**
   * Notifies the listener of every committed change, over the connection that the hub has anyway, until the returned
   * function is called.
   */
  follow(listener: NewsListener): () => void
  /** Ends every stream and accepts no more. */
  close(): Promise<void>
}

const ignore = () => {}

/**
 * One connected client. News that it has not taken yet is replaced by later news. It is read as an iterator; generators
 * would hold several promises for each of thousands of waiting clients.
 */
export class Subscriber<News> implements AsyncIterableIterator<Delivery<News>, undefined> {
  /** The news that the client has, or was sent last. */
  lastId: string | null
  /** The earliest time (of `performance.now`) for more news. */
  nextAt = 0
  /** Called once, when the stream has ended. */
  onEnd = ignore
  #waiting: Delivery<News> | null = null
  #end: { reason: unknown } | null = null
  #wake = ignore

  constructor(lastEventId: string | null) {
    this.lastId = lastEventId
  }

  /** Queues news that the client does not have. Returns whether it was new. */
  offer(delivery: Delivery<News>): boolean {
    const [id] = delivery
    if (this.lastId === id) return false
    this.lastId = id
    this.#waiting = delivery
    this.#wake()
    return true
  }

  /** Ends the stream with the reason. */
  end(reason: unknown): void {
    if (this.#end) return
    this.#end = { reason }
    this.#wake()
    this.onEnd()
  }

  /** The queued news as soon as there is some; rejects with the reason of the end. One reader waits at a time. */
  next(): Promise<IteratorResult<Delivery<News>, undefined>> {
    return new Promise((resolve, reject) => {
      this.#wake = () => {
        const value = this.#waiting
        if (!this.#end && !value) return
        this.#wake = ignore
        this.#waiting = null
        if (this.#end) reject(this.#end.reason)
        else if (value) resolve({ value, done: false })
      }
      this.#wake()
    })
  }

  /** The reader has left. */
  async return(): Promise<IteratorResult<Delivery<News>, undefined>> {
    this.end(null)
    return { value: undefined, done: true }
  }

  [Symbol.asyncIterator](): this {
    return this
  }
}
