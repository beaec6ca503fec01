import type { EventVersions, LiveSession } from "./versions-query.ts"

/** Who watches an event: the sessions, the judge if any, and the versions they are sent. */
export type Watcher<News> = {
  eventId: number
  /** One valid session is enough; null needs none. */
  sessionIds: readonly string[] | null
  judgeId: number | null
  view(event: EventVersions, session: LiveSession): News
}

/** News for one client; clients with the same news share one object. */
export type Delivery<News> = { id: string; news: News }

/** One connected client. News that it has not taken yet is replaced by later news. */
export class Subscriber<News> {
  /** The news that the client has, or was sent last. */
  lastId: string | null
  /** The earliest time (of `performance.now`) for more news. */
  nextAt = 0
  #waiting: Delivery<News> | null = null
  #end: { reason: unknown } | null = null
  #wake = () => {}

  constructor(lastEventId: string | null) {
    this.lastId = lastEventId
  }

  /** Queues news that the client does not have. Returns whether it was new. */
  offer(delivery: Delivery<News>): boolean {
    if (this.lastId === delivery.id) return false
    this.lastId = delivery.id
    this.#waiting = delivery
    this.#wake()
    return true
  }

  /** Ends the stream with the reason. */
  end(reason: unknown): void {
    this.#end ??= { reason }
    this.#wake()
  }

  /** Yields the queued news as it comes; throws the reason of the end. */
  async *deliveries(): AsyncGenerator<Delivery<News>, never> {
    for (;;) {
      if (this.#end) throw this.#end.reason
      const delivery = this.#waiting
      this.#waiting = null
      if (delivery) yield delivery
      else
        await new Promise<void>((resolve) => {
          this.#wake = resolve
        })
    }
  }
}
