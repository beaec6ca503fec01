import { useQuery } from "@tanstack/react-query"
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react"
import { refusalOf } from "../../../lib/error-text.ts"
import { queryClient } from "../../../lib/query-client.ts"
import { judgeData } from "../../../lib/storage.ts"
import { trpcClient } from "../../../lib/trpc-client.ts"
import type { JudgeSaving } from "../../../offline/saving/judge-saving.ts"
import type { Declarations } from "../../../offline/workspace/declarations.ts"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import type { SheetSaving } from "./desk.ts"
import { loadedOffline, offlinePart } from "./offline-part.ts"

/** The judging screen reuses what the welcome screen has just fetched. */
const FRESH_MS = 5_000

/** The judge's workspace: at once as this device has stored it, then from the server. */
export function useWorkspaceQuery(judgeId: number) {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    let isLeft = false
    const reading = offlinePart().then(({ workspaceStore }) => workspaceStore.read(judgeId))
    void reading.then((stored) => {
      if (isLeft) return
      const { queryKey } = workspaceQuery(judgeId)
      // Stored data counts as outdated: it is shown, and the server is asked as well.
      if (stored && !queryClient.getQueryData(queryKey)) queryClient.setQueryData(queryKey, stored, { updatedAt: 1 })
      setReady(true)
    })
    return () => {
      isLeft = true
    }
  }, [judgeId])
  const query = useQuery({ ...workspaceQuery(judgeId), enabled: isReady, staleTime: FRESH_MS }, queryClient)
  useReadAgain(query)
  return query
}

/** After these another attempt would fail in the same way: nobody, or somebody else, is signed in. */
const isFinal = (error: Error) => error instanceof OtherJudgeError || refusalOf(error).code === "SIGN_IN_REQUIRED"

type Failing = {
  data: unknown
  error: Error | null
  errorUpdateCount: number
  refetch: () => unknown
}

/**
 * While the workspace on the screen is out of date because its last request failed, requests it again: after growing pauses, and as
 * soon as the connection may be back. News of a change come only once.
 */
function useReadAgain({ data, error, errorUpdateCount, refetch }: Failing): void {
  const countAtSuccess = useRef(0)
  const hasData = data !== undefined
  useEffect(() => {
    if (!error) countAtSuccess.current = errorUpdateCount
    if (!error || !hasData || isFinal(error)) return
    const { pauseMs, onWaking } = loadedOffline()
    const again = () => void refetch()
    const timer = setTimeout(again, pauseMs(errorUpdateCount - countAtSuccess.current, Math.random()))
    const stopWaking = onWaking(again)
    return () => {
      clearTimeout(timer)
      stopWaking()
    }
  }, [error, errorUpdateCount, hasData, refetch])
}

const never = () => () => undefined
const NOTHING = new Map<number, never>()
const nothing = () => NOTHING
const NO_DECLARATIONS: Declarations = []
const noDeclarations = () => NO_DECLARATIONS

/**
 * The workspace with the answers to later saves, also of other tabs, once the device's storage was read; also stored on this device
 * for use without a connection.
 */
export function useCurrentWorkspace<Read extends Workspace | undefined>(
  read: Read,
  saving: JudgeSaving | null,
  refetch: () => unknown,
): Read {
  const subscribe = saving?.subscribe ?? never
  const answered = useSyncExternalStore(subscribe, saving?.answered ?? nothing)
  const known = useSyncExternalStore(subscribe, saving?.known ?? nothing)
  const declared = useSyncExternalStore(subscribe, saving?.declared ?? noDeclarations)
  const workspace = useMemo(() => {
    if (!read || !saving) return read
    const { withAnswered, withDeclared } = loadedOffline()
    return withDeclared(withAnswered(read, answered, known), declared)
  }, [read, saving, answered, known, declared])
  useEffect(() => {
    if (read && saving && loadedOffline().isDoubtful(read, answered)) refetch()
  }, [read, saving, answered, refetch])
  useEffect(() => {
    if (workspace && saving) void loadedOffline().workspaceStore.write(workspace)
  }, [workspace, saving])
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

/** The answer is for another judge, who has signed in on this device since. */
export class OtherJudgeError extends Error {
  override name = "OtherJudgeError"
}

/** Event, entries, criteria and the judge's own sheets, in one answer. */
export const workspaceQuery = (judgeId: number) => ({
  queryKey: ["judge", "workspace", judgeId],
  async queryFn() {
    const { readWorkspace } = await offlinePart()
    const workspace = await readWorkspace(() => trpcClient.judge.workspace.query())
    if (workspace.judge.id !== judgeId) throw new OtherJudgeError("Another judge is signed in on this device now.")
    return workspace
  },
})

/** Updates the stored event, which the start page and the welcome screen show, from the workspace. */
export function useFreshJudgeData(workspace: Workspace | undefined): void {
  useEffect(() => {
    const before = judgeData.read()
    if (!workspace || before?.judge.id !== workspace.judge.id) return
    const { judge, event } = workspace
    if (event.setupVersion !== before.event.setupVersion) judgeData.write({ judge, event })
  }, [workspace])
}

/** For every new workspace: drops waiting sheets that the server has, and sends again those whose refusal does not hold any more. */
export function useWaitingReview(
  workspace: Workspace | undefined,
  saving: Pick<SheetSaving, "pending" | "notes" | "drop" | "sendAnyway"> | null,
): void {
  useEffect(() => {
    if (!workspace || !saving) return
    const { entries, criteria, sheets, conflicts, event } = workspace
    for (const [entryId, pending] of saving.pending()) {
      const stored = sheets.find((sheet) => sheet.entryId === entryId)
      const hasEntry = entries.some(({ id }) => id === entryId)
      const next = loadedOffline().reviewWaiting(pending, { stored, criteria, hasEntry, isActive: event.isActive })
      if (next) saving[next](entryId)
    }
    const aside = new Set(conflicts.flatMap(({ entryId, state }) => (state === "active" ? [entryId] : [])))
    for (const [id, waiting] of saving.notes()) {
      const facts = { isActive: event.isActive, hasSteppedAside: aside.has(waiting.note.entryId) }
      const next = loadedOffline().reviewNote(waiting, facts)
      if (next) saving[next](id)
    }
  }, [workspace, saving])
}
