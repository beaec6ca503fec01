import { AboveMaxNotice } from "./above-max-notice.tsx"
import { ClosedNotice } from "./closed-notice.tsx"
import { CompleteNotice } from "./complete-notice.tsx"
import { ConflictNotice } from "./conflict-notice.tsx"
import { LockedNotice } from "./locked-notice.tsx"
import { NotSavedNotice } from "./not-saved-notice.tsx"
import type { NoticeProps } from "./notice-props.ts"
import { ReopenedNotice } from "./reopened-notice.tsx"
import { TalkNotice } from "./talk-notice.tsx"
import { WaitingNotice } from "./waiting-notice.tsx"

type Props = NoticeProps & { talkWith: readonly string[] | undefined }

/** Above the sheet: that it is locked or waits to be sent, or what prevents saving it, and what to do. */
export function SheetNotice({ talkWith, ...props }: Props) {
  const { stored, isLocked } = props.sheet
  return (
    <>
      {talkWith && <TalkNotice names={talkWith} />}
      {!isLocked && stored?.reopened && <ReopenedNotice {...stored.reopened} />}
      <StateNotice {...props} />
    </>
  )
}

function StateNotice(props: NoticeProps) {
  const { stored, pending, isCompleting } = props.sheet
  if (pending?.isSubmitted && pending.state === "unsent") return <WaitingNotice {...props} />
  if (isCompleting) return <CompleteNotice {...props} />
  if (stored?.isSubmitted) return <LockedNotice {...props} />
  if (pending?.state !== "needs-you" || !pending.refusal) return <AboveMaxNotice {...props} />
  if (pending.refusal.code === "SHEET_CHANGED") return <ConflictNotice {...props} />
  if (pending.refusal.code === "EVENT_CLOSED") return <ClosedNotice {...props} />
  return <NotSavedNotice {...props} />
}
