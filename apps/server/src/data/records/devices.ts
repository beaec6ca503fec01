import { LIMITS } from "@rosette/contract/limits"
import type { Role } from "@rosette/contract/roles"
import type { PrismaTransaction } from "../database.ts"

/** Whom a device can sign in as. A session of the master administrator belongs to no event. */
type Account = { role: Role; eventId?: number | null; judgeId?: number | null }

/** The name of an account in the table of devices: "judge:5", "organizer:3", "masterAdmin". */
export function accountName({ role, eventId, judgeId }: Account): string {
  if (role === "masterAdmin") return role
  return role === "judge" ? `judge:${judgeId}` : `organizer:${eventId}`
}

/** Whether the device has signed in to this account before. */
export async function isKnownDevice(
  { device }: Pick<PrismaTransaction, "device">,
  account: Account,
  deviceKey: string,
): Promise<boolean> {
  return (await device.count({ where: { account: accountName(account), deviceKey } })) > 0
}

/** The judges that the device has signed in as, in any event. */
export async function judgesOfDevice(
  { judge }: Pick<PrismaTransaction, "judge">,
  deviceKey: string,
): Promise<{ id: number; eventId: number; name: string }[]> {
  const where = { devices: { some: { deviceKey } } }
  return judge.findMany({ where, orderBy: { id: "asc" }, select: { id: true, eventId: true, name: true } })
}

/**
 * Records that the device has signed in to the account. Only the latest devices of an account are stored, so that a
 * person who knows its code cannot fill the table.
 */
export async function rememberDevice(
  tx: Pick<PrismaTransaction, "device">,
  account: Account,
  { deviceKey, device: label }: { deviceKey: string; device: string },
  now: Date,
): Promise<void> {
  const name = accountName(account)
  const { eventId = null, judgeId = null } = account
  await tx.device.upsert({
    where: { account_deviceKey: { account: name, deviceKey } },
    create: { account: name, deviceKey, eventId, judgeId, label, firstSeenAt: now, lastSeenAt: now },
    update: { label, lastSeenAt: now },
  })
  const tooMany = await tx.device.findMany({
    where: { account: name },
    orderBy: [{ lastSeenAt: "desc" }, { deviceKey: "asc" }],
    skip: LIMITS.device.perAccount,
    select: { deviceKey: true },
  })
  if (tooMany.length > 0) await tx.device.deleteMany({ where: { account: name, deviceKey: { in: keysOf(tooMany) } } })
}

const keysOf = (rows: readonly { deviceKey: string | null }[]): string[] =>
  rows.flatMap(({ deviceKey }) => deviceKey ?? [])

/** Links a judge's session of an earlier version to the device that uses it. */
export async function adoptDevice(
  tx: Pick<PrismaTransaction, "device" | "session">,
  { id, eventId, judgeId }: { id: string; eventId: number | null; judgeId: number | null },
  device: { deviceKey: string; device: string },
  now: Date,
): Promise<void> {
  const { count } = await tx.session.updateMany({ where: { id, deviceKey: null }, data: device })
  if (count > 0) await rememberDevice(tx, { role: "judge", eventId, judgeId }, device, now)
}

/** For a session that the organizer has ended: its device is new for this judge again. */
export async function forgetDevice(
  { device, signInRequest }: Pick<PrismaTransaction, "device" | "signInRequest">,
  judgeId: number,
  deviceKey: string,
): Promise<void> {
  await device.deleteMany({ where: { judgeId, deviceKey } })
  await signInRequest.deleteMany({ where: { judgeId, deviceKey } })
}

/** The other devices on which this judge is signed in and was seen recently, latest first. */
export async function otherDevices(
  { device, session }: Pick<PrismaTransaction, "device" | "session">,
  { judgeId, deviceKey, sessionId }: { judgeId: number; deviceKey: string | null; sessionId: string },
  now: Date,
): Promise<{ label: string; lastSeenAt: string }[]> {
  const lately = new Date(now.getTime() - LIMITS.device.shownHours * 3_600_000)
  const others = await session.findMany({
    where: { judgeId, id: { not: sessionId }, expiresAt: { gt: now }, deviceKey: { not: null } },
    select: { deviceKey: true },
  })
  const keys = keysOf(others).filter((key) => key !== deviceKey)
  if (keys.length === 0) return []
  const devices = await device.findMany({
    where: { judgeId, deviceKey: { in: keys }, lastSeenAt: { gt: lately } },
    orderBy: [{ lastSeenAt: "desc" }, { deviceKey: "asc" }],
  })
  return devices.map(({ label, lastSeenAt }) => ({ label, lastSeenAt: lastSeenAt.toISOString() }))
}
