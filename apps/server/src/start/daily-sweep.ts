import { DAY_MS } from "@rosette/domain/events/day"

/**
 * Sweeps now and every 24 hours, without keeping the process alive; the next sweep tries again after a failure. `stop`
 * resolves once a running sweep has finished its slice, so that the database can be closed.
 */
export function startDailySweep(
  sweepOnce: (leaving: AbortSignal) => Promise<unknown>,
  onFailure: (error: unknown) => void,
): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const sweep = () => sweepOnce(stopped.signal).then(() => {}, onFailure)
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
