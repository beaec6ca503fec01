import { LIMITS } from "@rosette/contract/limits"
import { useEffect } from "react"
import { trpcClient } from "../../../lib/trpc-client.ts"

/** Aborts the running and future reports of the judging screen, of which there is at most one. */
let presence: AbortController | undefined

/** Ends all reports before the session ends: a later one would be refused. */
export function endPresence(): void {
  presence?.abort()
}

const MOST = LIMITS.presence.maxWaitingEntries
const SETTLED_MS = 1_500
const AGAIN_MS = 60_000

/** What this device tells the organizer: the entries whose sheets wait here, and the one that is being judged. */
type Reported = { waitingEntryIds: readonly number[]; openEntryId: number | null }

/**
 * Tells the organizer that this judge is present, which sheets wait on this device and what it has open: at each change, and every
 * minute. The server counts a report for the judge whom this browser is signed in as, so another one's sheets are not reported.
 */
export function usePresence({ waitingEntryIds, openEntryId }: Reported, isSignedIn: boolean): void {
  const waiting = waitingEntryIds.join()
  useEffect(() => {
    if (!isSignedIn) return
    const ids = waiting.split(",").filter(Boolean).map(Number)
    const reported = { waitingSheets: ids.length, waitingEntryIds: ids.slice(0, MOST), openEntryId }
    const leaving = new AbortController()
    presence = leaving
    const report = () => {
      if (document.visibilityState !== "visible" || leaving.signal.aborted) return
      // If it does not arrive, the organizer sees when this judge was last seen.
      trpcClient.judge.report.mutate(reported, { signal: leaving.signal }).catch(() => undefined)
    }
    const soon = setTimeout(report, SETTLED_MS)
    const again = setInterval(report, AGAIN_MS)
    return () => {
      clearTimeout(soon)
      clearInterval(again)
      leaving.abort()
    }
  }, [waiting, openEntryId, isSignedIn])
}
