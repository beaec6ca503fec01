import { useEffect } from "react"
import { trpcClient } from "../../../lib/trpc-client.ts"

/** Aborts the running and future reports of the judging screen, of which there is at most one. */
let presence: AbortController | undefined

/** Ends all reports before the session ends: a later one would be refused. */
export function endPresence(): void {
  presence?.abort()
}

const SETTLED_MS = 1_500
const AGAIN_MS = 60_000

/**
 * Tells the organizer that this judge is present and how many sheets wait on this device: at each change, and every minute. The
 * server counts a report for the judge whom this browser is signed in as, so another one's sheets are not reported.
 */
export function usePresence(waitingSheets: number, isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return
    const leaving = new AbortController()
    presence = leaving
    const report = () => {
      if (document.visibilityState !== "visible" || leaving.signal.aborted) return
      // If it does not arrive, the organizer sees when this judge was last seen.
      trpcClient.judge.report.mutate({ waitingSheets }, { signal: leaving.signal }).catch(() => undefined)
    }
    const soon = setTimeout(report, SETTLED_MS)
    const again = setInterval(report, AGAIN_MS)
    return () => {
      clearTimeout(soon)
      clearInterval(again)
      leaving.abort()
    }
  }, [waitingSheets, isSignedIn])
}
