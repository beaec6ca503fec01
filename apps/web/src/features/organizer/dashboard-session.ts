import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect } from "react"
import { useLocation } from "wouter"
import { refusalOf } from "../../lib/error-text.ts"
import { feedback } from "../../lib/feedback.ts"
import { organizerData, organizerSession } from "../../lib/storage.ts"
import { leaveSessions } from "../../lib/waiting-logout.ts"

function forgetOrganizer(): void {
  organizerData.clear()
  organizerSession.clear()
}

/** Leaves for the sign-in at once, so that nothing more is asked, and ends the organizer's session on the server. */
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

/** Any call of the dashboard that is refused because nobody is signed in leads to the sign-in, once. */
export function useSignInWhenEnded(): () => void {
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const end = useCallback(() => {
    if (!organizerData.read()) return
    forgetOrganizer()
    feedback.failure("Your session has ended", "Please sign in again to go on.")
    navigate("/organizer-login")
  }, [navigate])
  useEffect(() => {
    const look = (error: unknown) => {
      if (error && refusalOf(error).code === "SIGN_IN_REQUIRED") end()
    }
    const queries = queryClient.getQueryCache()
    const mutations = queryClient.getMutationCache()
    const stops = [
      queries.subscribe(({ type, query }) => type === "updated" && look(query.state.error)),
      mutations.subscribe(({ type, mutation }) => type === "updated" && look(mutation.state.error)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient, end])
  return end
}
