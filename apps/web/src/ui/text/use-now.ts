import { useSyncExternalStore } from "react"

const TICK_MS = 10_000

let now = new Date()
let clock: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

function tick(): void {
  now = new Date()
  for (const listener of listeners) listener()
}

/** One timer for all components that show an age; it is stopped while there are none. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!clock) {
    clock = setInterval(tick, TICK_MS)
    tick()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(clock)
    clock = undefined
  }
}

/** The current time, updated every ten seconds, for ages that grow while nothing else changes. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => now)
