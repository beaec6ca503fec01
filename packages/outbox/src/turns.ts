export type Turns = ReturnType<typeof openTurns>

/** Runs one task at a time for each sheet, in order; a failed task does not stop the next one. */
export function openTurns() {
  const latest = new Map<number, Promise<unknown>>()
  return {
    take<T>(entryId: number, work: () => Promise<T>): Promise<T> {
      const before = latest.get(entryId) ?? Promise.resolve()
      const turn = before.then(work, work)
      latest.set(entryId, turn)
      return turn.finally(() => {
        if (latest.get(entryId) === turn) latest.delete(entryId)
      })
    },
    /** Whether a task for this sheet is running or waiting. */
    isTaken: (entryId: number) => latest.has(entryId),
    /** Resolves when all current tasks have ended; rejects if one of the last ones failed. */
    async settled(): Promise<void> {
      await Promise.all(latest.values())
    },
  }
}
