/** One holder at a time, served in the order of asking. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Resolves when it is the caller's turn; the turn lasts until the answered function is called. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    // Through the event loop: SQLite works on this very thread, and a queue of writes would let nobody else have it.
    return () => void setImmediate(resolve)
  }
}
