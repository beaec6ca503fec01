import { useCallback } from "react"
import { useLocation } from "wouter"
import { feedback } from "../../lib/feedback.ts"
import { queryClient } from "../../lib/query-client.ts"
import { judgeData, judgeSession } from "../../lib/storage.ts"
import { leaveSessions } from "../../lib/waiting-logout.ts"
import { keptWorkspace } from "../../offline/kept-workspace.ts"

function forgetJudge(): void {
  const judgeId = judgeData.read()?.judge.id
  if (judgeId !== undefined) void keptWorkspace.clear(judgeId)
  judgeSession.clear()
  judgeData.clear()
}

/** The two ways out of a judge's session. Product rule: Exit removes session and judge data and goes to the start page. */
export function useJudgeLeaving() {
  const [, navigate] = useLocation()
  const exit = useCallback(() => {
    forgetJudge()
    // Where the server cannot be reached, it is told before anything else is asked of it.
    void leaveSessions(["judge"])
    navigate("/")
    queryClient.removeQueries()
  }, [navigate])
  const signInAgain = useCallback(() => {
    forgetJudge()
    feedback.failure("Please sign in again", "What you typed is kept on this device.")
    navigate("/judge-login", { replace: true })
    queryClient.removeQueries()
  }, [navigate])
  return { exit, signInAgain }
}
