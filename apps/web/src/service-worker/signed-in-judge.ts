import { sendWorkerLogout } from "../lib/worker/worker-logout.ts"
import { currentSessions, isFields } from "./post-sheet.ts"

/**
 * Which judge this browser is signed in as, null where none is, once the server knows of a logout that waits: until then its
 * cookie is that of somebody who has left. Rejects where the server does not say.
 */
export async function signedInJudge(): Promise<number | null> {
  await sendWorkerLogout()
  const current = await currentSessions()
  if (!isFields(current) || !("judge" in current)) throw new TypeError("The server did not say who is signed in")
  const signedIn = isFields(current.judge) && isFields(current.judge.judge) ? current.judge.judge.id : null
  return typeof signedIn === "number" ? signedIn : null
}

/** What becomes of the sheets of a judge when the browser wakes the worker. */
export type Fate = "sentByPage" | "sendNow" | "waitForSignIn"

/** Sheets leave only under the session of the judge who made them: under another one the server could take them for unknown. */
export function fateOf(owner: { judgeId: number }, isSentByPage: boolean, signedInId: number | null): Fate {
  if (isSentByPage) return "sentByPage"
  return owner.judgeId === signedInId ? "sendNow" : "waitForSignIn"
}
