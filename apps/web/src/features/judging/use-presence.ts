import { useEffect } from "react"
import { trpcClient } from "../../lib/trpc-client.ts"

const SETTLED_MS = 1_500
const AGAIN_MS = 60_000

/** Tells the organizer that this judge is there and how many sheets this device still holds: when that changes, and every minute. */
export function usePresence(waitingSheets: number): void {
  useEffect(() => {
    const leaving = new AbortController()
    const report = () => {
      if (document.visibilityState !== "visible") return
      // Where it does not arrive the organizer sees when this judge was last heard of.
      trpcClient.judge.report.mutate({ waitingSheets }, { signal: leaving.signal }).catch(() => undefined)
    }
    const soon = setTimeout(report, SETTLED_MS)
    const again = setInterval(report, AGAIN_MS)
    return () => {
      clearTimeout(soon)
      clearInterval(again)
      leaving.abort()
    }
  }, [waitingSheets])
}
