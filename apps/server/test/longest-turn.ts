import { setImmediate as nextTurn } from "node:timers/promises"

/**
 * The longest time the work blocked the event loop, and the total time, in milliseconds of this thread's CPU: other
 * load on the machine does not count. Their ratio is the same on any machine.
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
