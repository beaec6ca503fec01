import { Link } from "wouter"
import { NoticeBar } from "../aside/notice-bar.tsx"
import type { Desk, DeskSession } from "./desk.ts"

type Props = { session: DeskSession; judgeName: string; isActive: boolean; where: string }

/** Notices about all of a judge's sheets: nobody or somebody else is signed in, or judging is closed. */
export function SessionNotices({ session, judgeName, isActive, where }: Props) {
  return (
    <div role="status">
      {session.state !== "open" && (
        <NoticeBar action={<Link href="/judge-login">Sign in to send</Link>}>
          {sessionText(session, judgeName, where)}
        </NoticeBar>
      )}
      {!isActive && <NoticeBar>{`Judging is closed. Your scores are safe on this ${where}.`}</NoticeBar>}
    </div>
  )
}

function sessionText(session: Exclude<DeskSession, { state: "open" }>, judgeName: string, where: string): string {
  if (session.state === "other")
    return `${session.judgeName} is signed in on this ${where} now. The scores of ${judgeName} stay here.`
  if (session.state === "otherDatabase")
    return `This address now has another event database. Your scores are safe on this ${where} and are not sent there.`
  return `Your sign-in has ended: you have a new code, or are no longer a judge here. Your scores are safe on this ${where}.`
}

export function DeskNotices({ desk, where }: { desk: Desk; where: string }) {
  const { judge, event } = desk.workspace
  return <SessionNotices session={desk.session} judgeName={judge.name} isActive={event.isActive} where={where} />
}
