import { randomInt } from "node:crypto"
import { LIMITS } from "@rosette/contract/limits"
import { freeNumbers, givingWay } from "@rosette/domain/judges/sign-in-requests"
import { raiseDevicesVersion } from "../../data/change/devices-version.ts"
import type { Sql } from "../../data/database.ts"
import { asBoolean } from "../../data/database.ts"
import type { Announcement } from "../../data/news.ts"
import { isKnownDevice } from "../../data/records/devices.ts"
import { validSince } from "../../data/records/sign-in-requests.ts"
import { marks } from "../../data/sql/placeholders.ts"
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

type RequestRow = { id: number; status: string; number: number; createdAt: string; decidedAt: string | null }

type Admission = { refusal: AppError | null; news: Announcement | null; isAsked: boolean }

/**
 * Whether a device may sign in by the judge's name, which is not secret, and a passcode that all judges share. It may
 * if it has signed in as this judge before, if nobody ever has, or if the organizer has just allowed it. Otherwise its
 * request is shown in the Judges tab. Must run under the event's lock.
 */
export async function admitByName(sql: Sql, asking: Asking): Promise<Admission> {
  const { judgeId, eventId, device, isSignedIn, now } = asking
  const admitted = { refusal: null, news: null, isAsked: false }
  if (isSignedIn || (await isKnownDevice(sql, { role: "judge", judgeId }, device.deviceKey))) return admitted
  const request = await requestOf(sql, asking)
  const isDecided = request?.decidedAt != null && isFresh(request.decidedAt, now)
  if (request && isDecided && request.status === "refused") return refuse(new AppError("APPROVAL_REFUSED"))
  if (request && isDecided && request.status === "allowed") {
    await sql.run(`DELETE FROM "SignInRequest" WHERE "id" = ?`, [request.id])
    return admitted
  }
  if (!(await wasSignedIn(sql, judgeId))) return admitted
  // A request of an earlier version has no number.
  const waits = request?.status === "open" && isFresh(request.createdAt, now) && request.number > 0
  if (waits) return refuse(approvalNeeded(request.number))
  const number = await keepRequest(sql, asking)
  return { ...refuse(approvalNeeded(number)), news: await raiseDevicesVersion(sql, { eventId }), isAsked: true }
}

const approvalNeeded = (number: number) => new AppError("APPROVAL_NEEDED", { number })
const refuse = (refusal: AppError): Admission => ({ refusal, news: null, isAsked: false })

const isFresh = (at: string, now: Date) => Date.parse(at) > validSince(now).getTime()

async function requestOf(sql: Sql, { judgeId, device }: Asking): Promise<RequestRow | undefined> {
  const [request] = await sql.all<RequestRow>(
    `SELECT "id", "status", "number", "createdAt", "decidedAt" FROM "SignInRequest" WHERE "judgeId" = ? AND "deviceKey" = ?`,
    [judgeId, device.deviceKey],
  )
  return request
}

async function wasSignedIn(sql: Sql, judgeId: number): Promise<boolean> {
  const [judge] = await sql.all<{ wasSignedIn: unknown }>(`SELECT "wasSignedIn" FROM "Judge" WHERE "id" = ?`, [judgeId])
  return asBoolean(judge?.wasSignedIn)
}

type OpenRow = { id: number; judgeId: number; number: number }

/** Stores the device's request, one for each judge, and returns its number. Beyond the limits an older one gives way. */
async function keepRequest(sql: Sql, { judgeId, eventId, device, now }: Asking): Promise<number> {
  await sql.run(`DELETE FROM "SignInRequest" WHERE "eventId" = ? AND "createdAt" <= ?`, [
    eventId,
    new Date(now.getTime() - KEPT_MS),
  ])
  const open = await sql.all<OpenRow>(
    `SELECT "id", "judgeId", "number" FROM "SignInRequest"
      WHERE "eventId" = ? AND "status" = 'open' AND "createdAt" > ? AND NOT ("judgeId" = ? AND "deviceKey" = ?)
      ORDER BY "createdAt", "id"`,
    [eventId, validSince(now), judgeId, device.deviceKey],
  )
  const leaving = givingWay(open, judgeId, LIMITS.signInRequest)
  if (leaving.length > 0) await sql.run(`DELETE FROM "SignInRequest" WHERE "id" IN (${marks(leaving)})`, leaving)
  const free = freeNumbers(open, LIMITS.signInRequest)
  const number = free[randomInt(free.length)] ?? LIMITS.signInRequest.minNumber
  await sql.run(
    `INSERT INTO "SignInRequest" ("eventId", "judgeId", "deviceKey", "label", "status", "number", "createdAt")
     VALUES (?, ?, ?, ?, 'open', ?, ?)
     ON CONFLICT ("judgeId", "deviceKey") DO UPDATE SET "label" = excluded."label", "status" = 'open',
       "number" = excluded."number", "createdAt" = excluded."createdAt", "decidedAt" = NULL`,
    [eventId, judgeId, device.deviceKey, device.device, number, now],
  )
  return number
}
