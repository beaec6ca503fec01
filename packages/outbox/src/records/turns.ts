export type Turns = ReturnType<typeof openTurns>

/** One piece of work at a time for each sheet, in the order they came; one that fails does not stop the next. */
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
    /** Whether work on this sheet is under way. */
    isTaken: (entryId: number) => latest.has(entryId),
    /** Resolves when all work that is under way now has ended. */
    async settled(): Promise<void> {
      await Promise.all(latest.values())
    },
  }
}
