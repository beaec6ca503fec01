/** News on its way to one client; clients that are told the same share one object. */
export type Delivery<News> = { id: string; news: News }

/** One client who watches. What it has not taken yet is replaced by what comes later: the latest wins. */
export class Seat<News> {
  /** The news that the client has, or was handed last. */
  lastId: string | null
  /** Not before this moment (of `performance.now`) is it told the next. */
  nextAt = 0
  #waiting: Delivery<News> | null = null
  #end: { reason: unknown } | null = null
  #wake = () => {}

  constructor(lastEventId: string | null) {
    this.lastId = lastEventId
  }

  /** Hands over what the client does not have yet. Answers whether there was something. */
  offer(delivery: Delivery<News>): boolean {
    if (this.lastId === delivery.id) return false
    this.lastId = delivery.id
    this.#waiting = delivery
    this.#wake()
    return true
  }

  /** The client is told nothing more, but why. */
  end(reason: unknown): void {
    this.#end ??= { reason }
    this.#wake()
  }

  /** The news as the client takes them; throws the reason of the end. */
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
