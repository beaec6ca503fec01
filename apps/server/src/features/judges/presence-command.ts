import { LIMITS } from "@rosette/contract/limits"
import type { judgeContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import { notifyWithoutVersions } from "../../data/postgresql/news.ts"
import { accountName, adoptDevice, rememberDevice } from "../../data/records/devices.ts"
import { sqlOf } from "../../data/sql/sql-of.ts"
import type { JudgeSession } from "../../kernel/sessions/session-store.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"

type Report = z.output<typeof contract.report.input> & { now: Date }
type ReportingDevice = { deviceKey: string; device: string }

/**
 * Records that a judge's device is in use, how many sheets it still holds, of which entries, and what it has open; the judge's own
 * count is the sum over their devices. Changes no version. The same again within a few seconds is not written, so that a device which
 * reports too often costs almost nothing. Throws INVALID_INPUT for more sheets than the event has entries.
 */
export async function reportPresence(
  db: Database,
  judge: JudgeSession,
  device: ReportingDevice,
  input: z.output<typeof contract.report.input>,
): Promise<z.output<typeof contract.report.output>> {
  const report = { ...input, now: new Date() }
  const news = { eventId: judge.eventId, judges: "none" } as const
  if (await isNoted(db, judge, device.deviceKey, report)) return { recorded: false }
  await db.transaction(async (tx) => {
    await refuseMoreThanEntries(tx, judge, report.waitingSheets)
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
  { waitingSheets, waitingEntryIds, openEntryId, now }: Report,
): Promise<boolean> {
  const account = accountName({ role: "judge", judgeId })
  const lastSeenAt = { gte: new Date(now.getTime() - LIMITS.presence.repeatSeconds * 1_000) }
  const same = { openEntryId, waitingEntryIds: waitingEntryIds && listInColumn(waitingEntryIds) }
  const where = { account, deviceKey, waitingSheets, lastSeenAt, judge: { lastSeenAt, ...same } }
  return (await prisma.device.count({ where })) > 0
}

async function store(
  tx: PrismaTransaction,
  judge: JudgeSession,
  device: ReportingDevice,
  { waitingSheets, now: lastSeenAt, ...entries }: Report,
): Promise<void> {
  const { judgeId, eventId, sessionId, deviceKey } = judge
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
  const data = { waitingSheets: _sum.waitingSheets ?? 0, ...(await reportedEntries(tx, judge, entries, lastSeenAt)) }
  await tx.judge.update({ where: { id: judgeId }, data })
}

const listInColumn = (ids: readonly number[]): string => JSON.stringify([...new Set(ids)].sort((a, b) => a - b))

/**
 * The columns of the entries that a device names. One that the event has no longer is left out: a device cannot know. What is open
 * since when stays while the same is open.
 */
async function reportedEntries(
  tx: PrismaTransaction,
  { judgeId, eventId }: JudgeSession,
  { waitingEntryIds, openEntryId }: Pick<Report, "waitingEntryIds" | "openEntryId">,
  now: Date,
) {
  const named = [...(waitingEntryIds ?? []), ...(openEntryId == null ? [] : [openEntryId])]
  const where = { eventId, id: { in: named } }
  const found = named.length === 0 ? [] : await tx.entry.findMany({ where, select: { id: true } })
  const isKnown = (entryId: number) => found.some(({ id }) => id === entryId)
  const waiting = waitingEntryIds && { waitingEntryIds: listInColumn(waitingEntryIds.filter(isKnown)) }
  if (openEntryId === undefined) return { ...waiting }
  const open = openEntryId !== null && isKnown(openEntryId) ? openEntryId : null
  const before = await tx.judge.findUniqueOrThrow({ where: { id: judgeId }, select: { openEntryId: true } })
  return { ...waiting, ...(before.openEntryId !== open && { openEntryId: open, openSince: now }) }
}
