import { setImmediate as nextTurn } from "node:timers/promises"

/**
 * The longest time, in milliseconds of this thread's own work, for which nothing else could run while the work was going on.
 * What neighbours on the machine take away does not count.
 */
export async function longestTurn<T>(work: () => Promise<T>): Promise<{ answer: T; longestMs: number }> {
  let longestMs = 0
  let isDone = false
  const answer = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    const before = process.threadCpuUsage()
    await nextTurn()
    longestMs = Math.max(longestMs, millisecondsSince(before))
  }
  return { answer: await answer, longestMs }
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
