import type { SendFailure } from "@rosette/outbox"
import type { DeskSession } from "../desk/desk.ts"

/** When a sheet that is kept here is sent. `failure` is why the last attempt failed, which may be news for the session. */
export function sendingText(session: DeskSession["state"], failure?: SendFailure["kind"]): string {
  if (session === "otherDatabase" || failure === "otherDatabase") return "It is not sent to this address."
  if (session !== "open" || failure === "signedOut") return "Sign in to send it."
  return "It will send automatically when you’re back online."
}
