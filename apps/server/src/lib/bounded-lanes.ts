/** The lane's queue is full: the caller is rejected. */
export class LaneFull extends Error {}

type Lane = { atOnce: number; waiting: number }
type Waiter = { start(): void }

/**
 * Runs work in lanes: at most `atOnce` in all, and a limit for each lane, so that many jobs in one lane never take the
 * places of another. Each lane has a bounded queue; beyond it the work rejects with LaneFull without starting.
 */
export function boundedLanes<Name extends string>(
  lanes: Record<Name, Lane>,
  { atOnce }: { atOnce: number },
): <T>(lane: Name, work: () => Promise<T>) => Promise<T> {
  const names = Object.keys(lanes) as Name[]
  const running = new Map<Name, number>()
  const waiting = new Map<Name, Waiter[]>(names.map((name) => [name, []]))
  const runningIn = (name: Name) => running.get(name) ?? 0
  const runningInAll = () => names.reduce((sum, name) => sum + runningIn(name), 0)
  const hasRoom = (name: Name) => runningInAll() < atOnce && runningIn(name) < lanes[name].atOnce
  const count = (name: Name, change: 1 | -1) => running.set(name, runningIn(name) + change)

  /** A free place goes to the first lane with waiting work. */
  const startNext = () => {
    for (const name of names) {
      const next = hasRoom(name) ? waiting.get(name)?.shift() : undefined
      if (!next) continue
      count(name, 1)
      next.start()
      return
    }
  }

  const enter = async (name: Name) => {
    if (hasRoom(name)) {
      count(name, 1)
      return
    }
    const line = waiting.get(name) ?? []
    if (line.length >= lanes[name].waiting) throw new LaneFull()
    await new Promise<void>((start) => line.push({ start }))
  }

  return async (name, work) => {
    await enter(name)
    try {
      return await work()
    } finally {
      count(name, -1)
      startNext()
    }
  }
}
