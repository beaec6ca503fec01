import type { Clock } from "@rosette/outbox/store"

/** Measures time with the browser's monotonic clock, which does not follow changes of the system time. */
export const pageClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds)
    return () => clearTimeout(timer)
  },
}
