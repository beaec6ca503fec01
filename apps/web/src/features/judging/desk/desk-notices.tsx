import { memo } from "react"
import { Link } from "wouter"
import { canSignInAgain, judgeEndText } from "../../../offline/judge-end.ts"
import type { Desk, DeskSession } from "./desk.ts"
import { NoticeBar } from "./notice-bar.tsx"
import { safetyText } from "./safety-text.ts"
import { useIsSafe } from "./waiting-states.ts"

type Props = {
  session: DeskSession
  judgeName: string
  isActive: boolean
  /** What becomes of scores that are not sent. */
  safety: string
  where: string
}

/** Notices about all of a judge's sheets: nobody or somebody else is signed in, or judging is closed. */
export function SessionNotices({ session, judgeName, isActive, safety, where }: Props) {
  return (
    <div role="status">
      {session.state !== "open" && (
        <NoticeBar action={canReturn(session) && <Link href="/judge-login">Sign in to send</Link>}>
          {sessionText(session, judgeName, safety, where)}
        </NoticeBar>
      )}
      {!isActive && <NoticeBar>{`Judging is closed. ${safety}`}</NoticeBar>}
    </div>
  )
}

const canReturn = (session: DeskSession) => session.state !== "ended" || canSignInAgain(session.end)

function sessionText(
  session: Exclude<DeskSession, { state: "open" }>,
  judgeName: string,
  safety: string,
  where: string,
): string {
  if (session.state === "other")
    return `${session.judgeName} is signed in on this ${where} now. The scores of ${judgeName} wait here.`
  if (session.state === "otherDatabase")
    return `This address now has another event database: nothing is sent there. ${safety}`
  if (session.end) return `${judgeEndText(session.end)} ${safety}`
  return `Your sign-in has ended: you have a new code, or are no longer a judge here. ${safety}`
}

export const DeskNotices = memo(function DeskNotices({ desk, where }: { desk: Desk; where: string }) {
  const { judge, event } = desk.workspace
  const safety = safetyText(useIsSafe(desk.saving), where)
  return (
    <SessionNotices
      session={desk.session}
      judgeName={judge.name}
      isActive={event.isActive}
      safety={safety}
      where={where}
    />
  )
})
