import type { Database } from "../data/database.ts"
import { sweepExpired } from "../data/records/sweep-expired.ts"

const DAY_MS = 86_400_000

/**
 * Removes what has run its time, now and every 24 hours, without keeping the process alive; a sweep that fails is tried
 * again with the next. `stop` lets a running sweep finish its slice and resolves then, so that the database can be closed.
 */
export function startDailySweep(db: Database, onFailure: (error: unknown) => void): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const sweep = () => sweepExpired(db, new Date(), stopped.signal).then(() => {}, onFailure)
  let running = sweep()
  const timer = setInterval(() => {
    running = running.then(sweep)
  }, DAY_MS).unref()
  return {
    stop() {
      clearInterval(timer)
      stopped.abort()
      return running
    },
  }
}
