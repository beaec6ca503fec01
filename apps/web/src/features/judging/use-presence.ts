import { useEffect } from "react"
import { trpcClient } from "../../lib/trpc-client.ts"

/** The reports that are on their way or still to come. */
const presences = new Set<AbortController>()

/** Ends every report before the session ends: one that came after it would be refused. */
export function endPresence(): void {
  for (const presence of presences) presence.abort()
}

const SETTLED_MS = 1_500
const AGAIN_MS = 60_000

/** Tells the organizer that this judge is there and how many sheets this device still holds: when that changes, and every minute. */
export function usePresence(waitingSheets: number): void {
  useEffect(() => {
    const leaving = new AbortController()
    presences.add(leaving)
    const report = () => {
      if (document.visibilityState !== "visible" || leaving.signal.aborted) return
      // Where it does not arrive the organizer sees when this judge was last heard of.
      trpcClient.judge.report.mutate({ waitingSheets }, { signal: leaving.signal }).catch(() => undefined)
    }
    const soon = setTimeout(report, SETTLED_MS)
    const again = setInterval(report, AGAIN_MS)
    return () => {
      clearTimeout(soon)
      clearInterval(again)
      leaving.abort()
      presences.delete(leaving)
    }
  }, [waitingSheets])
}
