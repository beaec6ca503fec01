/** Runs one task at a time for each sheet, in order; a failed task does not stop the next one. */
export class Turns {
  readonly #latest = new Map<number, Promise<unknown>>()

  take<T>(entryId: number, work: () => Promise<T>): Promise<T> {
    const before = this.#latest.get(entryId) ?? Promise.resolve()
    const turn = before.then(work, work)
    this.#latest.set(entryId, turn)
    return turn.finally(() => {
      if (this.#latest.get(entryId) === turn) this.#latest.delete(entryId)
    })
  }

  /** Whether a task for this sheet is running or waiting. */
  isTaken(entryId: number): boolean {
    return this.#latest.has(entryId)
  }

  /** Resolves when all current tasks have ended; rejects if one of the last ones failed. */
  async settled(): Promise<void> {
    await Promise.all(this.#latest.values())
  }
}
