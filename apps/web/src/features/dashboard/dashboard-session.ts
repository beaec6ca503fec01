import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useRef, useState } from "react"
import { useLocation } from "wouter"
import { refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { dropGuard, isGuarded } from "../../lib/leave-guard.ts"
import { type EndedEvent, organizerData, organizerSession } from "../../lib/storage.ts"
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

type DashboardOver = {
  over: Over | null
  concern: (code: string) => void
  /** After a sign-in in place the dashboard goes on as it was. */
  signedInAgain: () => void
}

/**
 * Whether this browser can still organize the event: checked when a refusal may concern the whole dashboard, and
 * when another tab opens another event. `concern` reports refusals that do not come from calls.
 */
export function useDashboardOver(eventId: number): DashboardOver {
  const utils = trpc.useUtils()
  const { session, organizer } = utils
  const queryClient = useQueryClient()
  const [over, setOver] = useState<Over | null>(null)
  const isAsking = useRef(false)
  const ask = useCallback(
    async (code: string | null, isSave = false) => {
      const hasUnsaved = () => isSave || isGuarded()
      if (isAsking.current) return
      isAsking.current = true
      try {
        const { organizer: organizing, masterAdmin } = await session.current.fetch(undefined, NOW)
        const signedInAs = { organizes: organizing?.event ?? null, isMasterAdmin: masterAdmin !== null }
        const mayGoOn = code === null && overBy(eventId, signedInAs, { isThere: true }) === null
        const events = mayGoOn ? null : await organizer.events.fetch(undefined, NOW)
        const isThere = events?.some(({ id }) => id === eventId) ?? true
        setOver(overBy(eventId, signedInAs, { isThere, hasUnsaved: hasUnsaved() }))
      } catch {
        // The session could not be read: only SIGN_IN_REQUIRED is conclusive without it.
        if (code === "SIGN_IN_REQUIRED") setOver({ why: "ended", hasUnsaved: hasUnsaved() })
      }
      isAsking.current = false
    },
    [eventId, session, organizer],
  )
  const concern = useCallback((code: string, isSave = false) => void (isOfConcern(code) && ask(code, isSave)), [ask])
  useEffect(() => {
    const look = (error: unknown, isSave: boolean) => void (error && concern(refusalOf(error).code, isSave))
    const queries = queryClient.getQueryCache()
    const mutations = queryClient.getMutationCache()
    const stops = [
      queries.subscribe(({ type, query }) => type === "updated" && look(query.state.error, false)),
      mutations.subscribe(({ type, mutation }) => type === "updated" && look(mutation.state.error, true)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient, concern])
  useOtherDashboards(eventId, ask)
  const signedInAgain = () => {
    setOver(null)
    void utils.invalidate()
  }
  return { over, concern, signedInAgain }
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

/**
 * Goes to the sign-in if the session has ended, unless something is typed that is not saved; open dialogs are closed by then, and
 * ask nothing. Returns the way there for somebody who gives up what was typed.
 */
export function useSignInWhenEnded(over: Over | null, eventId: number): () => void {
  const [, navigate] = useLocation()
  const why = over?.why
  const waits = over?.why === "ended" && over.hasUnsaved
  const leave = useCallback(() => {
    forgetOrganizer()
    dropGuard()
    navigate("/organizer-login", { state: { eventId } satisfies EndedEvent })
  }, [navigate, eventId])
  useEffect(() => {
    // After a logout nothing is stored, so there is nothing to report.
    if (why === undefined || why === "elsewhere" || waits || !organizerData.read()) return
    if (why === "deleted") return forgetOrganizer()
    feedback.failure("Your session has ended", "Please sign in again to go on.")
    leave()
  }, [why, waits, leave])
  return leave
}
