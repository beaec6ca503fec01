import { LIMITS } from "@rosette/contract/limits"
import type { Role } from "@rosette/contract/roles"
import type { Database, Sql } from "../database.ts"

/** Whom a device can sign in as. A session of the master administrator belongs to no event. */
type Account = { role: Role; eventId?: number | null; judgeId?: number | null }

/** The name of an account in the table of devices: "judge:5", "organizer:3", "masterAdmin". */
export function accountName({ role, eventId, judgeId }: Account): string {
  if (role === "masterAdmin") return role
  return role === "judge" ? `judge:${judgeId}` : `organizer:${eventId}`
}

/** Whether the device has signed in to this account before. */
export async function isKnownDevice(sql: Sql, account: Account, deviceKey: string): Promise<boolean> {
  const rows = await sql.all(`SELECT "deviceKey" FROM "Device" WHERE "account" = ? AND "deviceKey" = ?`, [
    accountName(account),
    deviceKey,
  ])
  return rows.length > 0
}

/** The judges that the device has signed in as, in any event. */
export function judgesOfDevice(
  { read }: Database,
  deviceKey: string,
): Promise<{ judgeId: number; eventId: number; name: string }[]> {
  return read.all(
    `SELECT j."id" AS "judgeId", j."eventId", j."name" FROM "Device" d JOIN "Judge" j ON j."id" = d."judgeId"
      WHERE d."deviceKey" = ?`,
    [deviceKey],
  )
}

/**
 * Records that the device has signed in to the account. Only the latest devices of an account are kept, so that a
 * person who knows its code cannot fill the table.
 */
export async function rememberDevice(
  sql: Sql,
  account: Account,
  { deviceKey, device }: { deviceKey: string; device: string },
  now: Date,
): Promise<void> {
  const name = accountName(account)
  const { eventId = null, judgeId = null } = account
  await sql.run(
    `INSERT INTO "Device" ("account", "deviceKey", "eventId", "judgeId", "label", "firstSeenAt", "lastSeenAt", "waitingSheets")
     VALUES (?, ?, ?, ?, ?, ?, ?, 0)
     ON CONFLICT ("account", "deviceKey") DO UPDATE SET "label" = excluded."label", "lastSeenAt" = excluded."lastSeenAt"`,
    [name, deviceKey, eventId, judgeId, device, now, now],
  )
  await sql.run(
    `DELETE FROM "Device" WHERE "account" = ? AND "deviceKey" NOT IN
       (SELECT "deviceKey" FROM "Device" WHERE "account" = ? ORDER BY "lastSeenAt" DESC, "deviceKey" LIMIT ?)`,
    [name, name, LIMITS.device.perAccount],
  )
}

/** Links a judge's session of an earlier version to the device that uses it. */
export async function adoptDevice(
  sql: Sql,
  { id, eventId, judgeId }: { id: string; eventId: number | null; judgeId: number | null },
  device: { deviceKey: string; device: string },
  now: Date,
): Promise<void> {
  const changed = await sql.run(
    `UPDATE "Session" SET "deviceKey" = ?, "device" = ? WHERE "id" = ? AND "deviceKey" IS NULL`,
    [device.deviceKey, device.device, id],
  )
  if (changed > 0) await rememberDevice(sql, { role: "judge", eventId, judgeId }, device, now)
}

/** For a renewed code: the judge's devices are forgotten. */
export const forgetDevices = (sql: Sql, judgeId: number): Promise<number> =>
  sql.run(`DELETE FROM "Device" WHERE "judgeId" = ?`, [judgeId])

/** For a session that the organizer has ended: its device is new for this judge again. */
export async function forgetDevice(sql: Sql, judgeId: number, deviceKey: string): Promise<void> {
  await sql.run(`DELETE FROM "Device" WHERE "judgeId" = ? AND "deviceKey" = ?`, [judgeId, deviceKey])
  await sql.run(`DELETE FROM "SignInRequest" WHERE "judgeId" = ? AND "deviceKey" = ?`, [judgeId, deviceKey])
}

/** The other devices on which this judge is signed in and was seen recently, latest first. */
export async function otherDevices(
  { read }: Database,
  { judgeId, deviceKey, sessionId }: { judgeId: number; deviceKey: string | null; sessionId: string },
  now: Date,
): Promise<{ label: string; lastSeenAt: string }[]> {
  const lately = new Date(now.getTime() - LIMITS.device.shownHours * 3_600_000)
  return read.all(
    `SELECT d."label", d."lastSeenAt" FROM "Device" d
      WHERE d."judgeId" = ? AND d."deviceKey" <> ? AND d."lastSeenAt" > ?
        AND EXISTS (SELECT 1 FROM "Session" s
             WHERE s."judgeId" = d."judgeId" AND s."deviceKey" = d."deviceKey" AND s."id" <> ? AND s."expiresAt" > ?)
      ORDER BY d."lastSeenAt" DESC, d."deviceKey"`,
    [judgeId, deviceKey ?? "", lately, sessionId, now],
  )
}
