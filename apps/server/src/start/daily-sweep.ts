import type { Database } from "../data/database.ts"
import { sweepExpired } from "../data/records/sweep-expired.ts"

const DAY_MS = 86_400_000

/**
 * Removes expired rows, now and every 24 hours, without keeping the process alive; the next sweep retries after a
 * failure. `stop` resolves once a running sweep has finished its slice, so that the database can be closed.
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
