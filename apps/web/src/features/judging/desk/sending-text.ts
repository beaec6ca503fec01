import type { SendFailure } from "@rosette/outbox/send-failure"
import { canSignInAgain } from "../../../offline/judge-end.ts"
import type { DeskSession } from "./desk.ts"

/** Whether what is kept here will be sent, as far as is known: not by a removed judge, nor to another database. */
export const mayBeSent = (session: DeskSession): boolean =>
  session.state !== "otherDatabase" && !(session.state === "ended" && !canSignInAgain(session.end))

/** When a sheet that is kept here is sent. `failure` is why the last attempt failed, which may be news for the session. */
export function sendingText(session: DeskSession, failure?: SendFailure["kind"]): string {
  if (session.state === "otherDatabase" || failure === "otherDatabase") return "It is not sent to this address."
  if (!mayBeSent(session)) return "It is not sent."
  if (session.state !== "open" || failure === "signedOut") return "Sign in to send it."
  return "It will send automatically when you’re back online."
}
