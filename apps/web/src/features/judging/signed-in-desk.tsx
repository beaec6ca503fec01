import { useEffect, useState } from "react"
import { keepPhotos } from "../../lib/worker/service-worker.ts"
import { holdUpdateWhile } from "../../lib/worker/update-calm.ts"
import type { JudgeSaving } from "../../offline/saving/judge-saving.ts"
import type { Workspace } from "../../offline/workspace/stored-workspace.ts"
import type { DeskSession } from "./desk/desk.ts"
import { SIGNED_IN } from "./desk/desk.ts"
import { smallPhoto } from "./desk/entry-names.ts"
import { usePresence } from "./desk/use-presence.ts"
import { useCurrentWorkspace, useFreshJudgeData, useLiveWorkspace, useWaitingReview } from "./desk/use-workspace.ts"
import { useWaitingStates } from "./desk/waiting-states.ts"
import { JudgingDesk } from "./judging-desk.tsx"

type Props = {
  read: Workspace & { readAt?: number }
  saving: JudgeSaving
  query: {
    refetch: () => Promise<{ isSuccess: boolean }>
    isFetching: boolean
    isError: boolean
    dataUpdatedAt: number
  }
  session: DeskSession
  sessionId: string
  onEnded: () => void
  exit: (isAllSent: boolean) => void
}

/** The judging screen of a signed-in judge: combines the server's data, what this device keeps, and live changes by others. */
export function SignedInDesk({ read, saving, query, session, sessionId, onEnded, exit }: Props) {
  const workspace = useCurrentWorkspace(read, saving, query.refetch)
  const [openEntryId, setOpen] = useState<number | null>(null)
  const desk = {
    workspace,
    saving,
    mode: SIGNED_IN,
    session,
    refresh: () => query.refetch(),
    isRefreshing: query.isFetching,
    outdatedSince: query.isError ? new Date(read.readAt ?? query.dataUpdatedAt) : null,
    onExit: exit,
    onOpen: setOpen,
  }
  usePresence({ waitingEntryIds: [...useWaitingStates(saving).keys()], openEntryId }, session.state === "open")
  useLiveWorkspace(workspace, { sessionId, refetch: query.refetch, onOpen: saving.wake, onEnded })
  useFreshJudgeData(workspace)
  useWaitingReview(workspace, saving)
  useEffect(
    () => keepPhotos(workspace.entries.flatMap(({ imageUrl }) => (imageUrl ? [smallPhoto(imageUrl)] : []))),
    [workspace.entries],
  )
  // A new version of the product is not offered while sheets wait here.
  useEffect(() => holdUpdateWhile(() => saving.pending().size > 0), [saving])
  return <JudgingDesk desk={desk} />
}
