import { LIMITS } from "@rosette/contract/limits"
import type { judgeContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { notifyWithoutVersions } from "../../data/postgresql/news.ts"
import { accountName, adoptDevice, rememberDevice } from "../../data/records/devices.ts"
import { sqlOf } from "../../data/sql/sql-of.ts"
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
  if (await isNoted(db, judge, device.deviceKey, report)) return { recorded: false }
  await db.transaction(async (tx) => {
    await refuseMoreThanEntries(tx, judge, waitingSheets)
    await store(tx, judge, device, report)
    await notifyWithoutVersions(sqlOf(db, tx), news)
  })
  db.news.announce({ ...news, versions: null })
  return { recorded: true }
}

/** A device can hold one sheet for each entry. */
async function refuseMoreThanEntries(
  tx: PrismaTransaction,
  { eventId }: JudgeSession,
  waitingSheets: number,
): Promise<void> {
  if (waitingSheets > 0 && waitingSheets > (await tx.entry.count({ where: { eventId } })))
    throw invalid(["waitingSheets"], "There cannot be more waiting sheets than the event has entries")
}

async function isNoted(
  { prisma }: Database,
  { judgeId }: JudgeSession,
  deviceKey: string,
  { waitingSheets, now }: Report,
): Promise<boolean> {
  const account = accountName({ role: "judge", judgeId })
  const lastSeenAt = { gte: new Date(now.getTime() - LIMITS.presence.repeatSeconds * 1_000) }
  const where = { account, deviceKey, waitingSheets, lastSeenAt, judge: { lastSeenAt } }
  return (await prisma.device.count({ where })) > 0
}

async function store(
  tx: PrismaTransaction,
  { judgeId, eventId, sessionId, deviceKey }: JudgeSession,
  device: ReportingDevice,
  { waitingSheets, now: lastSeenAt }: Report,
): Promise<void> {
  // Must come first, so that if two devices report at once, the second one includes the count of the first.
  const { count } = await tx.judge.updateMany({ where: { id: judgeId }, data: { lastSeenAt } })
  // Under that row's lock: the report of a session that has just ended must not make its device known again.
  const living = await tx.session.count({ where: { id: sessionId } })
  if (count === 0 || living === 0) throw new AppError("SIGN_IN_REQUIRED")
  const account = { role: "judge", judgeId, eventId } as const
  if (deviceKey === null) await adoptDevice(tx, { id: sessionId, judgeId, eventId }, device, lastSeenAt)
  const setCount = () =>
    tx.device.updateMany({
      where: { account: accountName(account), deviceKey: device.deviceKey },
      data: { waitingSheets, lastSeenAt },
    })
  // An account keeps only its latest devices: one that was removed returns with its next report.
  if ((await setCount()).count === 0) {
    await rememberDevice(tx, account, device, lastSeenAt)
    await setCount()
  }
  const { _sum } = await tx.device.aggregate({ where: { judgeId }, _sum: { waitingSheets: true } })
  await tx.judge.update({ where: { id: judgeId }, data: { waitingSheets: _sum.waitingSheets ?? 0 } })
}
