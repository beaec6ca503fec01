import { isFields } from "../lib/is-fields.ts"
import { sendWorkerLogout } from "../lib/worker/worker-logout.ts"
import { currentSessions } from "./post-sheet.ts"

/**
 * Returns which judge this browser is signed in as; null for none. Sends a waiting logout first: until then the cookie belongs to
 * somebody who has left. Rejects if the server does not say.
 */
export async function signedInJudge(): Promise<number | null> {
  await sendWorkerLogout()
  const current = await currentSessions()
  if (!isFields(current) || !("judge" in current)) throw new TypeError("The server did not say who is signed in")
  const signedIn = isFields(current.judge) && isFields(current.judge.judge) ? current.judge.judge.id : null
  return typeof signedIn === "number" ? signedIn : null
}

/** What happens to the sheets of a judge when the browser wakes the worker. */
type Fate = "sentByPage" | "sendNow" | "waitForSignIn"

/** Sheets are sent only in the session of their own judge: in another one the server may answer that it does not know them. */
export function fateOf(owner: { judgeId: number }, isSentByPage: boolean, signedInId: number | null): Fate {
  if (isSentByPage) return "sentByPage"
  return owner.judgeId === signedInId ? "sendNow" : "waitForSignIn"
}
