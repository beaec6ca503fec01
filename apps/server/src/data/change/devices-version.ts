import type { Database, Sql } from "../database.ts"
import type { Announcement } from "../news.ts"
import { notifyWithoutVersions } from "../postgresql/news.ts"

/**
 * Raises the version of who is signed in, or asks to be, and no other: nothing of the event changes by that. With a judge, that
 * judge's other devices show it too. The news is to be told after the commit.
 */
export async function raiseDevices(
  sql: Sql,
  dialect: Database["dialect"],
  { eventId, judgeId }: { eventId: number; judgeId?: number },
): Promise<Announcement> {
  await sql.run(`UPDATE "Event" SET "devicesVersion" = "devicesVersion" + 1 WHERE "id" = ?`, [eventId])
  if (judgeId !== undefined)
    await sql.run(`UPDATE "Judge" SET "devicesVersion" = "devicesVersion" + 1 WHERE "id" = ?`, [judgeId])
  const news = { eventId, judges: judgeId ?? "none" } as const
  if (dialect === "postgresql") await notifyWithoutVersions(sql, news)
  return { ...news, versions: null }
}
