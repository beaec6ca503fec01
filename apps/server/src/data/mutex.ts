/** One holder at a time, first come first served. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Resolves when it is the caller's turn; the turn lasts until the returned function is called. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    // Via the event loop: SQLite runs on this thread, and a queue of writes would block everything else.
    return () => void setImmediate(resolve)
  }
}
