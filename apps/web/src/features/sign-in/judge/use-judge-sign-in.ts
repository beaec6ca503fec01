import { useEffect, useRef } from "react"
import { useLocation } from "wouter"
import { feedback } from "../../../lib/feedback.ts"
import { useKeptCookie } from "../../../lib/kept-cookie.ts"
import { cardOnTheWay, type JudgeData, judgeData, judgeSession } from "../../../lib/storage.ts"
import { trpc } from "../../../lib/trpc.ts"
import { leaveSessions } from "../../../lib/worker/waiting-logout.ts"
import { forgetFailedLogins } from "../tell-failed-login.ts"

/** Stores the signed-in judge on this device, and opens the welcome screen, or the sheet of a card that was scanned before. */
export function useJudgeArrival() {
  const [, navigate] = useLocation()
  const utils = trpc.useUtils()
  return async ({ judge, event, sessionId }: JudgeData & { sessionId: string }) => {
    judgeSession.write(sessionId)
    judgeData.write({ judge, event })
    await utils.judge.invalidate()
    const card = cardOnTheWay.read()
    cardOnTheWay.clear()
    navigate(card === null ? "/judge/welcome" : `/judge${card}`)
  }
}

type Failures = { onRefused: (error: unknown) => void; onNoCookies: () => void }

/** Signs a judge in. If the screen was left before the answer, the new session is ended again. */
export function useJudgeSignIn({ onRefused, onNoCookies }: Failures) {
  const arrive = useJudgeArrival()
  const isCookieKept = useKeptCookie("judge")
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return trpc.judge.login.useMutation({
    async onSuccess(signedIn) {
      if (isLeft.current) return void leaveSessions(["judge"])
      if (!(await isCookieKept())) return onNoCookies()
      forgetFailedLogins()
      await arrive(signedIn)
      feedback.success("Login successful", `Welcome to ${signedIn.event.name}!`)
    },
    onError: onRefused,
  })
}
