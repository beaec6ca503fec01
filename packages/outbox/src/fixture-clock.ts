import { settle } from "./fixture-line.ts"
import type { Clock } from "./sender.ts"

/** A clock that stands still until a test moves it. */
export function handClock(): Clock & { pass: (milliseconds: number) => Promise<void>; waiting: () => number[] } {
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
    /** Goes on by so much, through every moment that somebody has asked to be called at. */
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
    /** How long from now until each of the moments that somebody has asked for. */
    waiting: () => alarms.map(({ at }) => at - time).sort((a, b) => a - b),
  }
}
