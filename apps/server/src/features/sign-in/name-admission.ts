import { randomInt } from "node:crypto"
import { LIMITS } from "@rosette/contract/limits"
import { freeNumbers, givingWay } from "@rosette/domain/judges/sign-in-requests"
import type { PrismaTransaction, Sql } from "../../data/database.ts"
import type { Announcement } from "../../data/news.ts"
import { isKnownDevice } from "../../data/records/devices.ts"
import { validSince } from "../../data/records/sign-in-requests.ts"
import { raiseDevicesVersion } from "../../data/sql/devices-version.ts"
import { AppError } from "../../refusals/app-error.ts"

/** Requests and decisions older than this are removed when the next device asks. */
const STORED_MS = 4 * LIMITS.signInRequest.minutes * 60_000

type Asking = {
  judgeId: number
  eventId: number
  device: { deviceKey: string; device: string }
  /** The request comes with a session of this judge. */
  isSignedIn: boolean
  now: Date
}

type Admission = { refusal: AppError | null; news: Announcement | null; isAsked: boolean }

/**
 * Whether a device may sign in by the judge's name, which is not secret, and a passcode that all judges share. It may
 * if it has signed in as this judge before, if nobody ever has, or if the organizer has just allowed it. Otherwise its
 * request is shown in the Judges tab. Must run under the event's lock.
 */
export async function admitByName(tx: PrismaTransaction, sql: Sql, asking: Asking): Promise<Admission> {
  const { judgeId, eventId, device, isSignedIn, now } = asking
  const admitted = { refusal: null, news: null, isAsked: false }
  if (isSignedIn || (await isKnownDevice(tx, { role: "judge", judgeId }, device.deviceKey))) return admitted
  const { deviceKey } = device
  const request = await tx.signInRequest.findUnique({ where: { judgeId_deviceKey: { judgeId, deviceKey } } })
  const isDecided = request?.decidedAt != null && isFresh(request.decidedAt, now)
  if (request && isDecided && request.status === "refused") return refuse(new AppError("APPROVAL_REFUSED"))
  if (request && isDecided && request.status === "allowed") {
    await tx.signInRequest.delete({ where: { id: request.id } })
    return admitted
  }
  if ((await tx.judge.count({ where: { id: judgeId, wasSignedIn: true } })) === 0) return admitted
  // A request of an earlier version has no number.
  const waits = request?.status === "open" && isFresh(request.createdAt, now) && request.number > 0
  if (waits) return refuse(approvalNeeded(request.number))
  const number = await storeRequest(tx, asking)
  return { ...refuse(approvalNeeded(number)), news: await raiseDevicesVersion(sql, { eventId }), isAsked: true }
}

const approvalNeeded = (number: number) => new AppError("APPROVAL_NEEDED", { number })
const refuse = (refusal: AppError): Admission => ({ refusal, news: null, isAsked: false })

const isFresh = (at: Date, now: Date) => at > validSince(now)

/** Stores the device's request, one for each judge, and returns its number. Beyond the limits an older one gives way. */
async function storeRequest(tx: PrismaTransaction, { judgeId, eventId, device, now }: Asking): Promise<number> {
  const { signInRequest } = tx
  const { deviceKey, device: label } = device
  await signInRequest.deleteMany({ where: { eventId, createdAt: { lte: new Date(now.getTime() - STORED_MS) } } })
  const open = await signInRequest.findMany({
    where: { eventId, status: "open", createdAt: { gt: validSince(now) }, NOT: { judgeId, deviceKey } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, judgeId: true, number: true },
  })
  const leaving = givingWay(open, judgeId, LIMITS.signInRequest)
  if (leaving.length > 0) await signInRequest.deleteMany({ where: { id: { in: leaving } } })
  const free = freeNumbers(open, LIMITS.signInRequest)
  const number = free[randomInt(free.length)] ?? LIMITS.signInRequest.minNumber
  const asked = { label, status: "open", number, createdAt: now } as const
  await signInRequest.upsert({
    where: { judgeId_deviceKey: { judgeId, deviceKey } },
    create: { eventId, judgeId, deviceKey, ...asked },
    update: { ...asked, decidedAt: null },
  })
  return number
}
