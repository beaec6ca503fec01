import { LIMITS } from "@rosette/contract/limits"
import { raiseDevicesVersion } from "../../data/change/devices-version.ts"
import type { Sql } from "../../data/database.ts"
import type { Announcement } from "../../data/news.ts"
import { isKnownDevice } from "../../data/records/devices.ts"
import { validSince } from "../../data/records/sign-in-requests.ts"
import { AppError } from "../../refusals/app-error.ts"

/** Requests and decisions older than this are removed when the next device asks. */
const KEPT_MS = 4 * LIMITS.signInRequest.minutes * 60_000

type Asking = {
  judgeId: number
  eventId: number
  device: { deviceKey: string; device: string }
  /** The request comes with a session of this judge. */
  isSignedIn: boolean
  now: Date
}

type RequestRow = { id: number; status: string; createdAt: string; decidedAt: string | null }

type Admission = { refusal: AppError | null; news: Announcement | null; isAsked: boolean }

/**
 * Whether a device may sign in by the judge's name, which is not secret, and a passcode that all judges share. It may
 * if it has signed in as this judge before, if no device has, or if the organizer has just allowed it. Otherwise its
 * request is shown in the Judges tab. Must run under the event's lock.
 */
export async function admitByName(sql: Sql, asking: Asking): Promise<Admission> {
  const { judgeId, eventId, device, isSignedIn, now } = asking
  const admitted = { refusal: null, news: null, isAsked: false }
  if (isSignedIn || (await isKnownDevice(sql, { role: "judge", judgeId }, device.deviceKey))) return admitted
  const request = await requestOf(sql, asking)
  const isDecided = request?.decidedAt != null && isFresh(request.decidedAt, now)
  if (request && isDecided && request.status === "refused") return refuse("APPROVAL_REFUSED")
  if (request && isDecided && request.status === "allowed") {
    await sql.run(`DELETE FROM "SignInRequest" WHERE "id" = ?`, [request.id])
    return admitted
  }
  if (!(await hasSignedInBefore(sql, judgeId))) return admitted
  if (request?.status === "open" && isFresh(request.createdAt, now)) return refuse("APPROVAL_NEEDED")
  if (!(await keepRequest(sql, asking))) return refuse("APPROVAL_NEEDED")
  return { ...refuse("APPROVAL_NEEDED"), news: await raiseDevicesVersion(sql, { eventId }), isAsked: true }
}

const refuse = (code: "APPROVAL_NEEDED" | "APPROVAL_REFUSED"): Admission => ({
  refusal: new AppError(code),
  news: null,
  isAsked: false,
})

const isFresh = (at: string, now: Date) => Date.parse(at) > validSince(now).getTime()

async function requestOf(sql: Sql, { judgeId, device }: Asking): Promise<RequestRow | undefined> {
  const [request] = await sql.all<RequestRow>(
    `SELECT "id", "status", "createdAt", "decidedAt" FROM "SignInRequest" WHERE "judgeId" = ? AND "deviceKey" = ?`,
    [judgeId, device.deviceKey],
  )
  return request
}

/** A session of an earlier version counts too: its device is known only after its next request. */
async function hasSignedInBefore(sql: Sql, judgeId: number): Promise<boolean> {
  const rows = await sql.all(
    `SELECT "id" FROM "Judge" j WHERE "id" = ?
        AND (EXISTS (SELECT 1 FROM "Device" d WHERE d."judgeId" = j."id")
          OR EXISTS (SELECT 1 FROM "Session" s WHERE s."judgeId" = j."id"))`,
    [judgeId],
  )
  return rows.length > 0
}

/**
 * Stores the device's request, one for each judge. Beyond the event's limit it is not stored: the device keeps asking,
 * and is stored once another request is decided or has expired. Returns whether it was stored.
 */
async function keepRequest(sql: Sql, { judgeId, eventId, device, now }: Asking): Promise<boolean> {
  await sql.run(`DELETE FROM "SignInRequest" WHERE "eventId" = ? AND "createdAt" <= ?`, [
    eventId,
    new Date(now.getTime() - KEPT_MS),
  ])
  const [open] = await sql.all<{ count: number }>(
    `SELECT CAST(COUNT(*) AS INTEGER) AS "count" FROM "SignInRequest"
      WHERE "eventId" = ? AND "status" = 'open' AND "createdAt" > ?`,
    [eventId, validSince(now)],
  )
  if ((open?.count ?? 0) >= LIMITS.signInRequest.perEvent) return false
  await sql.run(
    `INSERT INTO "SignInRequest" ("eventId", "judgeId", "deviceKey", "label", "status", "createdAt") VALUES (?, ?, ?, ?, 'open', ?)
     ON CONFLICT ("judgeId", "deviceKey") DO UPDATE SET "label" = excluded."label", "status" = 'open',
       "createdAt" = excluded."createdAt", "decidedAt" = NULL`,
    [eventId, judgeId, device.deviceKey, device.device, now],
  )
  return true
}
