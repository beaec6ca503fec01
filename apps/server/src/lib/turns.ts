import { setImmediate as yieldToEventLoop } from "node:timers/promises"

/** Yielding after less would keep the work itself waiting: while judges save, a turn of the event loop takes 10 ms. */
const TURN_MS = 4

/**
 * Returns a function to call between two parts of a work. If the work has taken its turn, it yields to the event loop, and the
 * work goes on when the promise resolves; otherwise it returns nothing to wait for.
 */
export function turns(): () => Promise<void> | undefined {
  let begun = performance.now()
  const yielded = async () => {
    await yieldToEventLoop()
    begun = performance.now()
  }
  return () => (performance.now() - begun < TURN_MS ? undefined : yielded())
}
