import { useCallback } from "react"
import { useLocation } from "wouter"
import { feedback } from "../../../lib/feedback.ts"
import { queryClient } from "../../../lib/query-client.ts"
import { judgeData, judgeSession } from "../../../lib/storage.ts"
import { leaveSessions } from "../../../lib/worker/waiting-logout.ts"
import { offlinePart } from "../offline-part.ts"
import { endPresence } from "../use-presence.ts"

/** Whether this judge is still the one who is signed in on this device: in another tab somebody else may be by now. */
const isSignedIn = (judgeId: number) => judgeData.read()?.judge.id === judgeId

function forgetSession(): void {
  judgeSession.clear()
  judgeData.clear()
}

/** The two ways out of a judge's screens. Product rule: Exit removes session and judge data and goes to the start page. */
export function useJudgeLeaving(judgeId: number) {
  const [, navigate] = useLocation()
  const exit = useCallback(
    (isAllSent: boolean) => {
      if (isSignedIn(judgeId)) {
        forgetSession()
        endPresence()
        // Where the server cannot be reached, it is told before anything else is asked of it.
        void leaveSessions(["judge"])
      }
      // With sheets waiting it stays: it says what their criteria are called.
      if (isAllSent) void offlinePart().then(({ keptWorkspace }) => keptWorkspace.clear(judgeId))
      navigate("/")
      queryClient.removeQueries()
    },
    [navigate, judgeId],
  )
  /** Where the session has ended and this device has nothing to judge with. */
  const signInAgain = useCallback(() => {
    if (isSignedIn(judgeId)) forgetSession()
    feedback.failure("Please sign in again", "What you typed is saved on this device.")
    navigate("/judge-login", { replace: true })
    queryClient.removeQueries()
  }, [navigate, judgeId])
  return { exit, signInAgain }
}
