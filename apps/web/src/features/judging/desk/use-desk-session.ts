import { useCallback, useState, useSyncExternalStore } from "react"
import { judgeData, judgeSession } from "../../../lib/storage.ts"
import type { JudgeSaving } from "../../../offline/saving/judge-saving.ts"
import type { DeskSession } from "./desk.ts"

const never = () => () => undefined
const nothing = () => null

/** Calls back when other tabs write; a sign-in in this tab opens another screen anyway. */
function subscribe(listener: () => void): () => void {
  window.addEventListener("storage", listener)
  return () => window.removeEventListener("storage", listener)
}

const currentSession = () => judgeSession.read() ?? ""
const currentJudge = () => judgeData.read()?.judge.name ?? ""
const currentJudgeId = () => judgeData.read()?.judge.id ?? 0

/**
 * Who is signed in on this device, for this tab of one judge. Call `onEnded` when the server refuses the session; a new session
 * of this judge from another tab is used here too.
 */
export function useDeskSession(judgeId: number, saving: Pick<JudgeSaving, "subscribe" | "stopped"> | null) {
  const sessionId = useSyncExternalStore(subscribe, currentSession)
  const judgeName = useSyncExternalStore(subscribe, currentJudge)
  const signedInId = useSyncExternalStore(subscribe, currentJudgeId)
  const [endedId, setEndedId] = useState<string | null>(null)
  const onEnded = useCallback(() => setEndedId(currentSession()), [])
  const stopped = useSyncExternalStore(saving?.subscribe ?? never, saving?.stopped ?? nothing)
  const isOther = signedInId !== 0 && signedInId !== judgeId
  const isEnded = sessionId === "" || endedId === sessionId || stopped?.kind === "signedOut"
  const session: DeskSession = isOther
    ? { state: "other", judgeName }
    : stopped?.kind === "otherDatabase"
      ? { state: "otherDatabase" }
      : { state: isEnded ? "ended" : "open" }
  return { session, onEnded, sessionId }
}
