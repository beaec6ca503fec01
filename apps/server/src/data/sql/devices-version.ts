import type { Sql } from "../database.ts"
import type { Announcement } from "../news.ts"
import { notifyWithoutVersions } from "../postgresql/news.ts"

/**
 * Raises only the version of who is signed in or has asked to sign in: nothing else of the event changes. With a
 * `judgeId`, that judge's other devices are updated too. The caller announces the news after the commit.
 */
export async function raiseDevicesVersion(
  sql: Sql,
  { eventId, judgeId }: { eventId: number; judgeId?: number },
): Promise<Announcement> {
  // SQL, because Prisma would also set the time of the event's last change.
  await sql.run(`UPDATE "Event" SET "devicesVersion" = "devicesVersion" + 1 WHERE "id" = ?`, [eventId])
  if (judgeId !== undefined)
    await sql.run(`UPDATE "Judge" SET "devicesVersion" = "devicesVersion" + 1 WHERE "id" = ?`, [judgeId])
  const news = { eventId, judges: judgeId ?? "none" } as const
  await notifyWithoutVersions(sql, news)
  return { ...news, versions: null }
}
