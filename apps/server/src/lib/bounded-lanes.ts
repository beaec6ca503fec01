import { FairLine } from "./fair-line.ts"

/** The lane's queue is full: the caller is rejected. `isFirst`: nobody else was since the queue was empty. */
export class LaneFull extends Error {
  readonly lane: string
  readonly isFirst: boolean
  constructor(lane: string, isFirst: boolean) {
    super(`The queue of ${lane} is full.`)
    this.lane = lane
    this.isFirst = isFirst
  }
}

type Lane = { atOnce: number; waiting: number }
type Waiter = { start(): void; refuse(): void }
type State = Lane & { running: number; line: FairLine<Waiter>; hasRefused: boolean }

/**
 * Runs work in lanes: at most `atOnce` in all, and a limit for each lane, so that many jobs in one lane never take the
 * places of another. Each lane has a bounded queue in which keys take turns; beyond it the work rejects with LaneFull
 * without starting.
 */
export function boundedLanes<Name extends string>(
  lanes: Record<Name, Lane>,
  { atOnce }: { atOnce: number },
): <T>(lane: Name, work: () => Promise<T>, key?: string) => Promise<T> {
  const names = Object.keys(lanes) as Name[]
  const states = new Map<Name, State>(
    names.map((name) => [
      name,
      { ...lanes[name], running: 0, line: new FairLine<Waiter>(lanes[name].waiting), hasRefused: false },
    ]),
  )
  const runningInAll = () => [...states.values()].reduce((sum, { running }) => sum + running, 0)
  const hasRoom = (lane: State) => runningInAll() < atOnce && lane.running < lane.atOnce

  /** A free place goes to the first lane with waiting work. */
  const startNext = () => {
    for (const lane of states.values()) {
      const next = hasRoom(lane) ? lane.line.next() : undefined
      if (lane.line.isEmpty) lane.hasRefused = false
      if (!next) continue
      lane.running += 1
      next.start()
      return
    }
  }

  const enter = async (name: Name, lane: State, key: string) => {
    if (hasRoom(lane)) {
      lane.running += 1
      return
    }
    await new Promise<void>((start, reject) => {
      const refuse = () => {
        reject(new LaneFull(name, !lane.hasRefused))
        lane.hasRefused = true
      }
      lane.line.add(key, { start, refuse })?.refuse()
    })
  }

  return async (name, work, key = "") => {
    const lane = states.get(name)
    if (!lane) throw new Error(`There is no lane ${name}.`)
    await enter(name, lane, key)
    try {
      return await work()
    } finally {
      lane.running -= 1
      startNext()
    }
  }
}
