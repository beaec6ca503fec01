import { useQuery } from "@tanstack/react-query"
import { useCallback, useEffect, useState, useSyncExternalStore } from "react"
import { refusalOf } from "../../../lib/error-text.ts"
import { queryClient } from "../../../lib/query-client.ts"
import { judgeData, judgeSession } from "../../../lib/storage.ts"
import { trpcClient } from "../../../lib/trpc-client.ts"
import type { JudgeEnd } from "../../../offline/judge-end.ts"
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

type Source = {
  saving: Pick<JudgeSaving, "subscribe" | "stopped"> | null
  /** Why the workspace could not be read; null if it could. */
  error: unknown
}

/**
 * Who is signed in on this device, for this tab of one judge. The session has ended when the server refuses the workspace; call
 * `onEnded` when it refuses something else. A new session of this judge from another tab is used here too.
 */
export function useDeskSession(judgeId: number, { saving, error }: Source) {
  const sessionId = useSyncExternalStore(subscribe, currentSession)
  const judgeName = useSyncExternalStore(subscribe, currentJudge)
  const signedInId = useSyncExternalStore(subscribe, currentJudgeId)
  const [endedId, setEndedId] = useState<string | null>(null)
  const onEnded = useCallback(() => setEndedId(currentSession()), [])
  const isRefused = error !== null && refusalOf(error).code === "SIGN_IN_REQUIRED"
  useEffect(() => {
    if (isRefused) onEnded()
  }, [isRefused, onEnded])
  const stopped = useSyncExternalStore(saving?.subscribe ?? never, saving?.stopped ?? nothing)
  const isOther = signedInId !== 0 && signedInId !== judgeId
  const isEnded = sessionId === "" || endedId === sessionId || stopped?.kind === "signedOut"
  const end = useJudgeEnd(isEnded && !isOther, sessionId)
  const session: DeskSession = isOther
    ? { state: "other", judgeName }
    : stopped?.kind === "otherDatabase"
      ? { state: "otherDatabase" }
      : isEnded
        ? { state: "ended", end }
        : { state: "open" }
  return { session, isRefused, onEnded, sessionId }
}

/** Asks the server, until it has answered, how the organizer ended a session; null as long as that is not known. */
function useJudgeEnd(isEnded: boolean, sessionId: string): JudgeEnd | null {
  const { data } = useQuery(
    {
      queryKey: ["session", "judgeEnded", sessionId],
      // A server of an earlier version does not say it.
      queryFn: async () => (await trpcClient.session.current.query()).judgeEnded ?? null,
      enabled: isEnded,
      networkMode: "online",
      retry: true,
    },
    queryClient,
  )
  return data ?? null
}
