import type { JudgeNews } from "@rosette/contract"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react"
import { queryClient } from "../../../lib/query-client.ts"
import { trpcClient } from "../../../lib/trpc-client.ts"
import type { JudgeSaving } from "../../../offline/saving/judge-saving.ts"
import type { Workspace } from "../desk/desk.ts"
import { loadedOffline, offlinePart } from "../offline-part.ts"
import { workspaceQuery } from "./workspace-query.ts"

/** News of a save of this device come about when its answer does: only what is still news after this long is another device's. */
const OWN_ANSWER_MS = 400

/** What the welcome screen has fetched a moment ago need not be fetched again. */
const FRESH_MS = 5_000

/** The judge's workspace: what this device keeps of it at once, and the server's as soon as it is there. */
export function useWorkspaceQuery(judgeId: number) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isLeft = false
    const reading = offlinePart().then(({ keptWorkspace }) => keptWorkspace.read(judgeId))
    void reading.then((kept) => {
      if (isLeft) return
      const { queryKey } = workspaceQuery(judgeId)
      // Kept data is of the past: it is shown, and the server is asked all the same.
      if (kept && !queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, kept, { updatedAt: 1 })
      setReady(true)
    })
    return () => {
      isLeft = true
    }
  }, [judgeId])
  return useQuery({ ...workspaceQuery(judgeId), enabled: isReady, staleTime: FRESH_MS }, queryClient)
}

/** The workspace with what the server has answered since, kept on this device for the next time without a line. */
export function useCurrentWorkspace(read: Workspace, saving: JudgeSaving): Workspace {
  const answered = useSyncExternalStore(saving.subscribe, saving.answered)
  const { withAnswered, keptWorkspace } = loadedOffline()
  const workspace = useMemo(() => withAnswered(read, answered), [read, answered, withAnswered])
  useEffect(() => void keptWorkspace.write(workspace), [workspace, keptWorkspace])
  return workspace
}

type Live = {
  /** Names the session: with another one the line is taken up anew. */
  sessionId: string
  refetch: () => unknown
  /** The line is there again. */
  onLine: () => void
  /** The server ends it for a reason: a new code, a judge or an event that is gone. */
  onEnded: () => void
}

/** Follows what the organizer, or another device of this judge, changes. */
export function useLiveWorkspace(workspace: Workspace, { sessionId, ...calls }: Live): void {
  const latest = useRef({ workspace, ...calls })
  useEffect(() => {
    latest.current = { workspace, ...calls }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session stands in a cookie, which the line carries
  useEffect(() => {
    // After the screen is left nothing is asked any more: the session may have ended with it.
    let isLeft = false
    const line = trpcClient.judge.live.subscribe(undefined, {
      onStarted: () => latest.current.onLine(),
      onData: ({ data }) =>
        void setTimeout(() => {
          if (!isLeft && isBehind(latest.current.workspace, data)) latest.current.refetch()
        }, OWN_ANSWER_MS),
      onError: () => latest.current.onEnded(),
    })
    return () => {
      isLeft = true
      line.unsubscribe()
    }
  }, [sessionId])
}

function isBehind({ event, sheets, devicesVersion }: Workspace, news: JudgeNews): boolean {
  const seen = Math.max(event.changeVersion, ...sheets.map(({ revision }) => revision))
  const hasChanged = news.workspaceVersion > event.changeVersion || news.savedVersion > seen
  // A server of an earlier version tells of no devices.
  return hasChanged || (news.devicesVersion ?? devicesVersion) !== devicesVersion
}
