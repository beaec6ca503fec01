import { type judgeContract as contract, LIMITS } from "@rosette/contract"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { heardPayload, NEWS_CHANNEL } from "../../data/news-postgresql.ts"
import type { JudgeSession } from "../../sessions/session-store.ts"

/**
 * Notes that a judge's device is there and how many sheets it still holds. It changes no version. The same count again
 * within a few seconds is not written, so that a device which reports too eagerly costs next to nothing.
 */
export async function reportPresence(
  db: Database,
  { judgeId, eventId }: JudgeSession,
  { waitingSheets }: z.output<typeof contract.report.input>,
): Promise<z.output<typeof contract.report.output>> {
  const now = new Date()
  const longAgo = new Date(now.getTime() - LIMITS.presence.repeatSeconds * 1_000)
  const recorded = await db.write(async (sql) => {
    const changed = await sql.run(
      `UPDATE "Judge" SET "lastSeenAt" = ?, "waitingSheets" = ?
        WHERE "id" = ? AND ("lastSeenAt" IS NULL OR "lastSeenAt" < ? OR "waitingSheets" <> ?)`,
      [now, waitingSheets, judgeId, longAgo, waitingSheets],
    )
    if (changed > 0 && db.dialect === "postgresql")
      await sql.all(`SELECT CAST(pg_notify('${NEWS_CHANNEL}', ?) AS TEXT) AS "told"`, [heardPayload(eventId)])
    return changed > 0
  })
  if (recorded) db.news.tell({ eventId, versions: null, judges: "none" })
  return { recorded }
}
