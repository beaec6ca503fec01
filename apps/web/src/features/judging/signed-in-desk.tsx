import { useEffect } from "react"
import { keepPhotos } from "../../lib/service-worker.ts"
import { holdUpdateWhile } from "../../lib/update-calm.ts"
import type { JudgeSaving } from "../../offline/judge-saving.ts"
import type { DeskSession, Workspace } from "./desk.ts"
import { smallPhoto } from "./entries/entry-names.ts"
import { JudgingDesk } from "./judging-desk.tsx"
import { isStoredAlready } from "./sheet/sheet-content.ts"
import { usePending } from "./sheet/use-sheet.ts"
import { useFreshJudgeData } from "./use-fresh-judge-data.ts"
import { usePresence } from "./use-presence.ts"
import { useCurrentWorkspace, useLiveWorkspace } from "./use-workspace.ts"

type Props = {
  read: Workspace
  saving: JudgeSaving
  query: { refetch: () => unknown; isFetching: boolean }
  session: DeskSession
  sessionId: string
  onEnded: () => void
  exit: (isAllSent: boolean) => void
}

/** A signed-in judge's desk: what the server has, what this device keeps, and what others change meanwhile. */
export function SignedInDesk({ read, saving, query, session, sessionId, onEnded, exit }: Props) {
  const workspace = useCurrentWorkspace(read, saving)
  const desk = {
    workspace,
    saving,
    isDemo: false,
    session,
    refresh: () => query.refetch(),
    isRefreshing: query.isFetching,
    onExit: exit,
  }
  usePresence(usePending(desk).size)
  useLiveWorkspace(workspace, { sessionId, refetch: query.refetch, onLine: saving.wake, onEnded })
  useFreshJudgeData(workspace)
  useEffect(() => reviewKept(workspace, saving), [workspace, saving])
  useEffect(
    () => keepPhotos(workspace.entries.flatMap(({ imageUrl }) => (imageUrl ? [smallPhoto(imageUrl)] : []))),
    [workspace.entries],
  )
  // A new version of the product waits until nothing waits here.
  useEffect(() => holdUpdateWhile(() => saving.pending().size > 0), [saving])
  return <JudgingDesk desk={desk} />
}

/** With every new workspace: drops what the server turns out to have, and sends again what was kept from a closed event. */
function reviewKept({ event, entries, criteria, sheets }: Workspace, saving: JudgeSaving): void {
  for (const [entryId, pending] of saving.pending()) {
    const entry = entries.find(({ id }) => id === entryId)
    const stored = sheets.find((sheet) => sheet.entryId === entryId)
    const isThere = entry && !pending.isSubmitted && isStoredAlready(pending.content, stored, criteria, entry)
    if (isThere && !pending.isOut) saving.drop(entryId)
    else if (pending.refusal?.code === "EVENT_CLOSED" && event.isActive) saving.insist(entryId)
  }
}
