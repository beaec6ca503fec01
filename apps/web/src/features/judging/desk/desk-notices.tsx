import { memo, type ReactNode, useSyncExternalStore } from "react"
import { Link } from "wouter"
import { canSignInAgain, judgeEndText } from "../../../offline/judge-end.ts"
import classes from "./desk.module.css"
import type { DeskSession } from "./desk.ts"
import { useDesk, usePlace } from "./desk-context.ts"
import { type Place, placeText } from "./words.ts"

type Props = {
  session: DeskSession
  judgeName: string
  isActive: boolean
  place: Place
}

/** Notices about all of a judge's sheets: nobody or somebody else is signed in, or judging is closed. */
export function SessionNotices({ session, judgeName, isActive, place }: Props) {
  const safety = placeText("safety", place)
  return (
    <div role="status">
      {session.state !== "open" && (
        <NoticeBar action={canReturn(session) && <Link href="/judge-login">Sign in to send</Link>}>
          {sessionText(session, judgeName, place)}
        </NoticeBar>
      )}
      {!isActive && <NoticeBar>{`Judging is closed. ${safety}`}</NoticeBar>}
    </div>
  )
}

const canReturn = (session: DeskSession) => session.state !== "ended" || canSignInAgain(session.end)

function sessionText(session: Exclude<DeskSession, { state: "open" }>, judgeName: string, place: Place): string {
  const safety = placeText("safety", place)
  if (session.state === "other")
    return `${session.judgeName} is signed in on this ${place.where} now. The scores of ${judgeName} wait here.`
  if (session.state === "otherDatabase")
    return `This address now has another event database: nothing is sent there. ${safety}`
  if (session.end) return `${judgeEndText(session.end)} ${safety}`
  return `Your sign-in has ended: you have a new code, or are no longer a judge here. ${safety}`
}

export const DeskNotices = memo(function DeskNotices() {
  const { workspace, session } = useDesk()
  const { judge, event } = workspace
  return <SessionNotices session={session} judgeName={judge.name} isActive={event.isActive} place={usePlace()} />
})

/** Shown while this browser does not store scores, from before the first score on. */
export function StorageNotice() {
  const { saving, where } = useDesk()
  const storage = useSyncExternalStore(saving.subscribe, saving.storage)
  if (storage === "works") return null
  return storage === "retrying" ? (
    <NoticeBar title={`This ${where} cannot store your scores right now`}>
      They are in this page. Keep it open until this note is gone.
    </NoticeBar>
  ) : (
    <NoticeBar title="This browser stores nothing">
      Perhaps a private window or a full {where}. Your scores go straight to the server: stay online, and leave this
      page only when it says “All sent”.
    </NoticeBar>
  )
}

type NoticeBarProps = { title?: string; action?: ReactNode; children: ReactNode }

/** A notice about all of a judge's sheets, with an action if there is one. */
function NoticeBar({ title, action, children }: NoticeBarProps) {
  return (
    <div className={classes.bar}>
      <p>
        {title && <b>{title}. </b>}
        {children}
      </p>
      {action}
    </div>
  )
}
