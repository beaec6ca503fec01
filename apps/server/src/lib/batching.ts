import { setImmediate as yieldToEventLoop } from "node:timers/promises"

/**
 * Reads once for all callers of the same turn of the event loop. The read begins after the last of them has called, so
 * nobody gets older data; a caller after that gets another read.
 */
export function readTogether<Key, Found>(read: (key: Key) => Promise<Found>): (key: Key) => Promise<Found> {
  const gathering = new Map<Key, Promise<Found>>()
  return (key) => {
    const known = gathering.get(key)
    if (known) return known
    const reading = yieldToEventLoop().then(() => {
      gathering.delete(key)
      return read(key)
    })
    gathering.set(key, reading)
    return reading
  }
}

/** Releases at most `atOnce` waiters per turn of the event loop, in the order in which they came. */
export function passInTurns(atOnce: number): () => Promise<void> {
  const waiting: (() => void)[] = []
  const letPass = async () => {
    while (waiting.length > 0) {
      await yieldToEventLoop()
      for (const pass of waiting.splice(0, atOnce)) pass()
    }
  }
  return () =>
    new Promise((pass) => {
      waiting.push(pass)
      if (waiting.length === 1) void letPass()
    })
}
