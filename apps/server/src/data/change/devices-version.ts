import type { Announcement } from "../news.ts"
import { notifyWithoutVersions } from "../postgresql/news.ts"
import type { LockedEvent } from "./event-change.ts"

/**
 * Raises only the version of who is signed in or has asked to sign in: nothing else of the event changes. With a
 * `judgeId`, that judge's other devices are updated too. The caller announces the news after the commit.
 */
export async function raiseDevicesVersion(
  { tx, sql }: Pick<LockedEvent, "tx" | "sql">,
  { eventId, judgeId }: { eventId: number; judgeId?: number },
): Promise<Announcement> {
  const data = { devicesVersion: { increment: 1 } }
  await tx.event.updateMany({ where: { id: eventId }, data })
  if (judgeId !== undefined) await tx.judge.updateMany({ where: { id: judgeId }, data })
  const news = { eventId, judges: judgeId ?? "none" } as const
  await notifyWithoutVersions(sql, news)
  return { ...news, versions: null }
}
