import { LIMITS } from "@rosette/contract/limits"
import type { judgeContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database, Sql } from "../../data/database.ts"
import { notifyWithoutVersions } from "../../data/postgresql/news.ts"
import { accountName, adoptDevice, rememberDevice } from "../../data/records/devices.ts"
import type { JudgeSession } from "../../kernel/sessions/session-store.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"

type Report = { waitingSheets: number; now: Date }
type ReportingDevice = { deviceKey: string; device: string }

/**
 * Records that a judge's device is in use and how many sheets it still holds; the judge's own count is the sum over
 * their devices. Changes no version. The same count again within a few seconds is not written, so that a device which
 * reports too often costs almost nothing. Throws INVALID_INPUT for more sheets than the event has entries.
 */
export async function reportPresence(
  db: Database,
  judge: JudgeSession,
  device: ReportingDevice,
  { waitingSheets }: z.output<typeof contract.report.input>,
): Promise<z.output<typeof contract.report.output>> {
  const report = { waitingSheets, now: new Date() }
  const news = { eventId: judge.eventId, judges: "none" } as const
  if (await isNoted(db.read, judge, device.deviceKey, report)) return { recorded: false }
  await db.write(async (sql) => {
    await refuseMoreThanEntries(sql, judge, waitingSheets)
    await store(sql, judge, device, report)
    await notifyWithoutVersions(sql, news)
  })
  db.news.announce({ ...news, versions: null })
  return { recorded: true }
}

/** A device can hold one sheet for each entry. */
async function refuseMoreThanEntries(sql: Sql, { eventId }: JudgeSession, waitingSheets: number): Promise<void> {
  if (waitingSheets === 0) return
  const [entries] = await sql.all<{ count: number }>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS "count" FROM "Entry" WHERE "eventId" = ?`,
    [eventId],
  )
  if (waitingSheets > (entries?.count ?? 0))
    throw invalid(["waitingSheets"], "There cannot be more waiting sheets than the event has entries")
}

async function isNoted(
  sql: Sql,
  { judgeId }: JudgeSession,
  deviceKey: string,
  { waitingSheets, now }: Report,
): Promise<boolean> {
  const longAgo = new Date(now.getTime() - LIMITS.presence.repeatSeconds * 1_000)
  const rows = await sql.all(
    `SELECT d."deviceKey" FROM "Device" d JOIN "Judge" j ON j."id" = d."judgeId"
      WHERE d."account" = ? AND d."deviceKey" = ? AND d."waitingSheets" = ? AND d."lastSeenAt" >= ? AND j."lastSeenAt" >= ?`,
    [accountName({ role: "judge", judgeId }), deviceKey, waitingSheets, longAgo, longAgo],
  )
  return rows.length > 0
}

async function store(
  sql: Sql,
  { judgeId, eventId, sessionId, deviceKey }: JudgeSession,
  device: ReportingDevice,
  { waitingSheets, now }: Report,
): Promise<void> {
  // Must come first, so that if two devices report at once, the second one includes the count of the first.
  const found = await sql.run(`UPDATE "Judge" SET "lastSeenAt" = ? WHERE "id" = ?`, [now, judgeId])
  // Under that row's lock: the report of a session that has just ended must not make its device known again.
  const living = await sql.all(`SELECT "id" FROM "Session" WHERE "id" = ?`, [sessionId])
  if (found === 0 || living.length === 0) throw new AppError("SIGN_IN_REQUIRED")
  const account = { role: "judge", judgeId, eventId } as const
  if (deviceKey === null) await adoptDevice(sql, { id: sessionId, judgeId, eventId }, device, now)
  const setCount = () =>
    sql.run(`UPDATE "Device" SET "waitingSheets" = ?, "lastSeenAt" = ? WHERE "account" = ? AND "deviceKey" = ?`, [
      waitingSheets,
      now,
      accountName(account),
      device.deviceKey,
    ])
  // An account keeps only its latest devices: one that was removed returns with its next report.
  if ((await setCount()) === 0) {
    await rememberDevice(sql, account, device, now)
    await setCount()
  }
  await sql.run(
    `UPDATE "Judge" SET "waitingSheets" =
       (SELECT CAST(COALESCE(SUM(d."waitingSheets"), 0) AS INTEGER) FROM "Device" d WHERE d."judgeId" = "Judge"."id")
      WHERE "id" = ?`,
    [judgeId],
  )
}
