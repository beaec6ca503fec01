import { useQuery } from "@tanstack/react-query"
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react"
import { queryClient } from "../../../lib/query-client.ts"
import { trpcClient } from "../../../lib/trpc-client.ts"
import type { JudgeSaving } from "../../../offline/saving/judge-saving.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { loadedOffline, offlinePart } from "../offline-part.ts"
import { workspaceQuery } from "./workspace-query.ts"

/** The judging screen reuses what the welcome screen has just fetched. */
const FRESH_MS = 5_000

/** The judge's workspace: at once as this device has stored it, then from the server. */
export function useWorkspaceQuery(judgeId: number) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isLeft = false
    const reading = offlinePart().then(({ keptWorkspace }) => keptWorkspace.read(judgeId))
    void reading.then((kept) => {
      if (isLeft) return
      const { queryKey } = workspaceQuery(judgeId)
      // Stored data counts as outdated: it is shown, and the server is asked as well.
      if (kept && !queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, kept, { updatedAt: 1 })
      setReady(true)
    })
    return () => {
      isLeft = true
    }
  }, [judgeId])
  return useQuery({ ...workspaceQuery(judgeId), enabled: isReady, staleTime: FRESH_MS }, queryClient)
}

/** The workspace with the answers to later saves; also stored on this device for use without a connection. */
export function useCurrentWorkspace(read: Workspace, saving: JudgeSaving, refetch: () => unknown): Workspace {
  const answered = useSyncExternalStore(saving.subscribe, saving.answered)
  const { withAnswered, isDoubtful, keptWorkspace } = loadedOffline()
  const workspace = useMemo(() => withAnswered(read, answered), [read, answered, withAnswered])
  // If this request fails, the next answer leads to another.
  useEffect(() => {
    if (isDoubtful(read, answered)) refetch()
  }, [read, answered, isDoubtful, refetch])
  useEffect(() => void keptWorkspace.write(workspace), [workspace, keptWorkspace])
  return workspace
}

type Live = {
  /** Identifies the session: for another one the subscription is opened again. */
  sessionId: string
  refetch: () => Promise<{ isSuccess: boolean }>
  /** Called when the connection is open, also again after a break. */
  onOpen: () => void
  /** Called when the server ends it for a reason: a new code, or a removed judge or event. */
  onEnded: () => void
}

/** Fetches the workspace again after a change by the organizer or another device of this judge. */
export function useLiveWorkspace(workspace: Workspace, { sessionId, ...calls }: Live): void {
  const latest = useRef({ workspace, ...calls })
  useEffect(() => {
    latest.current = { workspace, ...calls }
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session is in a cookie, which the connection sends
  useEffect(() => {
    const news = loadedOffline().followNews(latest)
    const subscription = trpcClient.judge.live.subscribe(undefined, {
      onStarted() {
        latest.current.onOpen()
        news.onOpen()
      },
      onData: ({ data }) => news.onNews(data),
      onError: () => latest.current.onEnded(),
    })
    return () => {
      news.stop()
      subscription.unsubscribe()
    }
  }, [sessionId])
}
