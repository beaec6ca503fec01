import { useCallback, useEffect, useRef } from "react"
import { useLocation } from "wouter"
import { feedback } from "../../../lib/feedback.ts"
import { dropGuard } from "../../../lib/leave-guard.ts"
import { queryClient } from "../../../lib/query-client.ts"
import { judgeData, judgeSession, keepCardOf } from "../../../lib/storage.ts"
import { leaveSessions } from "../../../lib/worker/waiting-logout.ts"
import { offlinePart } from "./offline-part.ts"
import { endPresence } from "./use-presence.ts"

/** Whether this judge is still signed in on this device: somebody else may have signed in in another tab. */
const isSignedIn = (judgeId: number) => judgeData.read()?.judge.id === judgeId

function forgetSession(): void {
  judgeSession.clear()
  judgeData.clear()
}

/** The two ways to leave a judge's screens. Product rule: Exit removes session and judge data and opens the start page. */
export function useJudgeLeaving(judgeId: number) {
  const [, navigate] = useLocation()
  const hasLeft = useRef(false)
  // Removed only when the screen is gone: while it is shown, it would request the workspace again, signed out.
  useEffect(
    () => () => {
      if (hasLeft.current) queryClient.removeQueries()
    },
    [],
  )
  const exit = useCallback(
    (isAllSent: boolean) => {
      if (isSignedIn(judgeId)) {
        forgetSession()
        endPresence()
        // If the server cannot be reached, the logout is sent before any later request.
        void leaveSessions(["judge"]).then((isTold) => {
          // A browser that stores nothing forgets the logout with this page.
          if (!isTold) feedback.failure("Logged out here only", "Keep this page open until you are online.")
        })
      }
      // While sheets wait, the workspace stays: it has the names of their criteria.
      if (isAllSent) void offlinePart().then(({ workspaceStore }) => workspaceStore.clear(judgeId))
      // The judge has confirmed: the guard of unsaved work must not ask again, now that the session has ended.
      dropGuard()
      hasLeft.current = true
      navigate("/")
    },
    [navigate, judgeId],
  )
  /** For a session that has ended on a device without a stored workspace. */
  const signInAgain = useCallback(() => {
    if (hasLeft.current) return
    hasLeft.current = true
    if (isSignedIn(judgeId)) forgetSession()
    feedback.failure("Please sign in again")
    keepCardOf(window.location.hash)
    navigate("/judge-login", { replace: true })
  }, [navigate, judgeId])
  return { exit, signInAgain }
}
