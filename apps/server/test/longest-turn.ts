import { setImmediate as nextTurn } from "node:timers/promises"

/**
 * The longest time for which nothing else could run while the work was going on, and the time of all of it, in milliseconds of
 * this thread's own work: what neighbours on the machine take away does not count. Their ratio says the same on any machine.
 */
export async function longestTurn<T>(
  work: () => Promise<T>,
): Promise<{ answer: T; longestMs: number; totalMs: number }> {
  let longestMs = 0
  const begun = process.threadCpuUsage()
  let isDone = false
  const answer = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    const before = process.threadCpuUsage()
    await nextTurn()
    longestMs = Math.max(longestMs, millisecondsSince(before))
  }
  return { answer: await answer, longestMs, totalMs: millisecondsSince(begun) }
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
