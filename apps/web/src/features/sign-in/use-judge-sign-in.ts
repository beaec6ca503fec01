import { useLocation } from "wouter"
import { feedback } from "../../lib/feedback.ts"
import { judgeData, judgeSession } from "../../lib/storage.ts"
import { trpc } from "../../lib/trpc.ts"

/** Signs a judge in, keeps who they are on this device, and opens the welcome screen. */
export function useJudgeSignIn(onRefused: (error: unknown) => void) {
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  return trpc.judge.login.useMutation({
    async onSuccess({ judge, event, sessionId }) {
      judgeSession.write(sessionId)
      judgeData.write({ judge, event })
      await utils.judge.invalidate()
      feedback.success("Login successful", `Welcome to ${event.name}!`)
      navigate("/judge/welcome")
    },
    onError: onRefused,
  })
}
