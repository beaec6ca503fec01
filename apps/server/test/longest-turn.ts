import { setImmediate as yieldToEventLoop } from "node:timers/promises"

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
    await yieldToEventLoop()
    longestMs = Math.max(longestMs, millisecondsSince(before))
  }
  return { answer: await answer, longestMs, totalMs: millisecondsSince(begun) }
}

/**
 * How much of the work's CPU its longest turn took, from 0 to 1: the least of several runs, since a collection of garbage
 * may fall into any one of them. What is done in one go takes most of every run.
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
