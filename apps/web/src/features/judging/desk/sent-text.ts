import { plural } from "../../../lib/format.ts"
import type { DeskSession } from "./desk.ts"
import { mayBeSent } from "./sending-text.ts"

type Unsent = {
  /** Sheets that the server does not have. */
  waiting: number
  /** How many of them are not sent before the judge acts. */
  needJudge: number
  /** Whether this browser keeps them. */
  isSafe: boolean
  session: DeskSession
  where: string
  /** What shows what to do about sheets that need their judge. */
  see: string
}

/** Whether all that a judge has done is on the server, and what happens to what is not. */
export function sentText({ waiting, needJudge, isSafe, session, where, see }: Unsent): string {
  if (waiting === 0) return "Everything is sent."
  const sheets = plural(waiting, "score sheet")
  const are = waiting === 1 ? "is" : "are"
  if (!isSafe) return `${sheets} ${are} not sent yet, and this browser cannot keep them. Leave this page open.`
  if (needJudge > 0) return `${sheets} ${are} not sent. ${see} to see what to do.`
  const saved = `${sheets} ${are} saved on this ${where}`
  if (session.state === "otherDatabase") return `${saved} and ${are} not sent to this address.`
  if (!mayBeSent(session)) return `${saved} and ${are} not sent.`
  if (session.state !== "open") return `${saved}. Sign in to send ${waiting === 1 ? "it" : "them"}.`
  return `${saved} and will send automatically when you’re back online.`
}
