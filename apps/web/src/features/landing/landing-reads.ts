import { ERRORS } from "@rosette/contract/errors"
import { type JudgeData, judgeData, judgeSession } from "../../lib/storage.ts"
import { trpcClient } from "../../lib/trpc-client.ts"
import type { JudgeEnd } from "../../offline/judge-end.ts"
import { workspaceStore } from "../../offline/workspace/workspace-store.ts"

/** Judge and event from the newest workspace of this judge on this device; null without one. */
export async function newestKept(judgeId: number): Promise<JudgeData | null> {
  const kept = await workspaceStore.read(judgeId)
  return kept && { judge: kept.judge, event: kept.event }
}

type Answer = { signedIn?: JudgeData; end?: JudgeEnd | null; creationClosed?: string | null; hasDemo?: boolean }

/**
 * Asks the server who is signed in; returns nothing offline. A judge with a valid session is stored again if the browser has lost
 * the record.
 */
export async function askServer(): Promise<Answer> {
  if (!navigator.onLine) return {}
  const [{ judge: live, judgeEnded = null, canCreateEvents }, demo] = await Promise.all([
    trpcClient.session.current.query(),
    // The start page works without this link.
    trpcClient.organizer.demoHint.query().catch(() => null),
  ])
  const hasDemo = demo !== null
  const creationClosed = canCreateEvents ? null : ERRORS.EVENT_CREATION_CLOSED.message
  if (!live) return { end: judgeEnded, creationClosed, hasDemo }
  const signedIn = { judge: live.judge, event: live.event }
  judgeSession.write(live.sessionId)
  judgeData.write(signedIn)
  return { signedIn, creationClosed, hasDemo }
}
