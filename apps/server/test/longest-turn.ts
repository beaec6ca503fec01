import { setImmediate as yieldToEventLoop } from "node:timers/promises"

/**
 * The longest time for which the work blocked the event loop, and its total time, in milliseconds of this thread's CPU:
 * other load on the machine does not count, and their ratio is the same on any machine.
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
    await yieldToEventLoop()
    longestMs = Math.max(longestMs, millisecondsSince(before))
  }
  return { answer: await answer, longestMs, totalMs: millisecondsSince(begun) }
}

/**
 * The longest turn's share of the work's CPU time, from 0 to 1: the smallest of several runs, because a garbage
 * collection may happen in any of them. Work without a pause takes most of every run.
 */
export async function shareOfLongestTurn(runs: number, work: () => Promise<unknown>): Promise<number> {
  const shares: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const { longestMs, totalMs } = await longestTurn(work)
    shares.push(longestMs / totalMs)
  }
  return Math.min(...shares)
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}
