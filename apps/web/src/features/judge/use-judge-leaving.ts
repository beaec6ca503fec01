import { useCallback } from "react"
import { useLocation } from "wouter"
import { feedback } from "../../lib/feedback.ts"
import { queryClient } from "../../lib/query-client.ts"
import { judgeData, judgeSession } from "../../lib/storage.ts"
import { trpc } from "../../lib/trpc.ts"

function forgetJudge(): void {
  judgeSession.clear()
  judgeData.clear()
}

/** The two ways out of a judge's session. Product rule: Exit removes session and judge data and goes to the start page. */
export function useJudgeLeaving() {
  const [, navigate] = useLocation()
  const { mutate: logout } = trpc.session.logout.useMutation()
  const exit = useCallback(() => {
    forgetJudge()
    // Where the server cannot be reached its session stays until it runs out; this device has forgotten it either way.
    logout({ roles: ["judge"] })
    navigate("/")
    queryClient.removeQueries()
  }, [logout, navigate])
  const signInAgain = useCallback(() => {
    forgetJudge()
    feedback.failure("Please sign in again", "What you typed is kept on this device.")
    navigate("/judge-login", { replace: true })
    queryClient.removeQueries()
  }, [navigate])
  return { exit, signInAgain }
}
