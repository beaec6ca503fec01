import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useRef, useState } from "react"
import { useLocation } from "wouter"
import { refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { organizerData, organizerSession } from "../../lib/storage.ts"
import { trpc } from "../../lib/trpc.ts"
import { leaveSessions } from "../../lib/worker/waiting-logout.ts"
import { isOfConcern, type Over, overBy } from "./dashboard-over.ts"

const NOW = { staleTime: 0 }

export function forgetOrganizer(): void {
  organizerData.clear()
  organizerSession.clear()
}

/** Goes to the sign-in at once, so that no more calls are made, and ends the organizer's session on the server. */
export function useOrganizerLogout() {
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  return async () => {
    forgetOrganizer()
    const leaving = leaveSessions(["organizer"])
    navigate("/organizer")
    if (!(await leaving)) feedback.failure("Logged out here", "The server is told as soon as it can be reached.")
    queryClient.removeQueries({ type: "inactive" })
  }
}

/**
 * Whether this browser can still organize the event: checked when a refusal may concern the whole dashboard, and
 * when another tab opens another event. `concern` reports refusals that do not come from calls.
 */
export function useDashboardOver(eventId: number): { over: Over | null; concern: (code: string) => void } {
  const { session, organizer } = trpc.useUtils()
  const queryClient = useQueryClient()
  const [over, setOver] = useState<Over | null>(null)
  const isAsking = useRef(false)
  const ask = useCallback(
    async (code: string | null) => {
      if (isAsking.current) return
      isAsking.current = true
      try {
        const { organizer: organizing, masterAdmin } = await session.current.fetch(undefined, NOW)
        const signedInAs = { organizes: organizing?.event ?? null, isMasterAdmin: masterAdmin !== null }
        const mayGoOn = code === null && overBy(eventId, signedInAs, true) === null
        const events = mayGoOn ? null : await organizer.events.fetch(undefined, NOW)
        setOver(overBy(eventId, signedInAs, events?.some(({ id }) => id === eventId) ?? true))
      } catch {
        // The session could not be read: only SIGN_IN_REQUIRED is conclusive without it.
        if (code === "SIGN_IN_REQUIRED") setOver({ why: "ended" })
      }
      isAsking.current = false
    },
    [eventId, session, organizer],
  )
  const concern = useCallback((code: string) => void (isOfConcern(code) && ask(code)), [ask])
  useEffect(() => {
    const look = (error: unknown) => void (error && concern(refusalOf(error).code))
    const queries = queryClient.getQueryCache()
    const mutations = queryClient.getMutationCache()
    const stops = [
      queries.subscribe(({ type, query }) => type === "updated" && look(query.state.error)),
      mutations.subscribe(({ type, mutation }) => type === "updated" && look(mutation.state.error)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient, concern])
  useOtherDashboards(eventId, ask)
  return { over, concern }
}

/** Every sign-in opens a dashboard, which tells the browser's other tabs its event. */
function useOtherDashboards(eventId: number, ask: (code: null) => Promise<void>): void {
  useEffect(() => {
    const channel = new BroadcastChannel("rosette.dashboard")
    channel.addEventListener("message", ({ data }) => void (data !== eventId && ask(null)))
    channel.postMessage(eventId)
    return () => channel.close()
  }, [eventId, ask])
}

/** Goes to the sign-in if the session has ended; open dialogs are closed by then, and ask nothing. */
export function useSignInWhenEnded(over: Over | null): void {
  const [, navigate] = useLocation()
  const why = over?.why
  useEffect(() => {
    // After a logout nothing is stored, so there is nothing to report.
    if (why === undefined || why === "elsewhere" || !organizerData.read()) return
    forgetOrganizer()
    if (why === "deleted") return
    feedback.failure("Your session has ended", "Please sign in again to go on.")
    navigate("/organizer-login")
  }, [why, navigate])
}
