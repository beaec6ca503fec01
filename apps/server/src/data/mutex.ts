/** One holder at a time, served in the order of asking. */
export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** Resolves when it is the caller's turn; the turn lasts until the answered function is called. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    return resolve
  }
}
