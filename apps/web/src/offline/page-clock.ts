import type { Clock } from "@rosette/outbox"

/** The browser's own clock, which nobody sets. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}
