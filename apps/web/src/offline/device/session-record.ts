import { type JudgeData, judgeData, judgeSession } from "../../lib/storage.ts"
import { readWorkspace } from "../workspace/read-workspace.ts"
import type { Workspace } from "../workspace/stored-workspace.ts"

/** A session that was opened elsewhere in this browser is known by its cookie alone: the server checks nothing else. */
const KNOWN_BY_COOKIE = "cookie"

/**
 * What this device knows of the judge who is signed in here: its own record, else what the server says, which is then kept.
 * The cookie outlives the record where the browser has cleared what scripts have stored. Rejects where the server says that
 * nobody is signed in, or is not reached.
 */
export async function readSessionRecord(ask: () => Promise<Workspace>): Promise<JudgeData> {
  const known = judgeSession.read() ? judgeData.read() : null
  if (known) return known
  const { judge, event } = await readWorkspace(ask)
  judgeSession.write(KNOWN_BY_COOKIE)
  judgeData.write({ judge, event })
  return { judge, event }
}
