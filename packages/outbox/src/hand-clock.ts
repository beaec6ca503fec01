import type { Clock } from "./store.ts"

export type HandClock = Clock & {
  /** Advances the clock by this much and runs every callback that is due on the way. */
  pass: (milliseconds: number) => Promise<void>
  /** How long from now until each pending callback. */
  waiting: () => number[]
}

/** Resolves after all pending microtasks have run. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A clock that a test advances by hand. */
export function handClock(): HandClock {
  let time = 0
  let alarms: { at: number; callback: () => void }[] = []
  return {
    now: () => time,
    after(milliseconds, callback) {
      const alarm = { at: time + milliseconds, callback }
      alarms.push(alarm)
      return () => {
        alarms = alarms.filter((other) => other !== alarm)
      }
    },
    async pass(milliseconds) {
      const end = time + milliseconds
      for (;;) {
        await settle()
        const next = alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
        if (!next) break
        alarms = alarms.filter((alarm) => alarm !== next)
        time = Math.max(time, next.at)
        next.callback()
      }
      time = end
    },
    waiting: () => alarms.map(({ at }) => at - time).sort((a, b) => a - b),
  }
}
