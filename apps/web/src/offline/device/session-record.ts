import { type JudgeData, judgeData, judgeSession } from "../../lib/storage.ts"
import { readWorkspace } from "../workspace/read-workspace.ts"
import type { Workspace } from "../workspace/stored-workspace.ts"

/** Stored as the session id when the record of it is lost: the server checks only the cookie. */
const KNOWN_BY_COOKIE = "cookie"

/**
 * Returns the signed-in judge and the event: from this device's record, else from the server, and stores what the server says.
 * The cookie outlives the record if the browser has cleared what scripts stored. Rejects if the server is not reached or says
 * that nobody is signed in.
 */
export async function readSessionRecord(ask: () => Promise<Workspace>): Promise<JudgeData> {
  const known = judgeSession.read() ? judgeData.read() : null
  if (known) return known
  const { judge, event } = await readWorkspace(ask)
  judgeSession.write(KNOWN_BY_COOKIE)
  judgeData.write({ judge, event })
  return { judge, event }
}
