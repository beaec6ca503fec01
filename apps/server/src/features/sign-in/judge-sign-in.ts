import type { ErrorCode } from "@rosette/contract/errors"
import type { judgeContract as contract } from "@rosette/contract/routers"
import { judgingIsOpen } from "@rosette/domain/publishing/results-state"
import { namedAs, nameKey } from "@rosette/domain/text/text-keys"
import type { z } from "zod"
import type { Database, PrismaTransaction } from "../../data/database.ts"
import type { Announcement } from "../../data/news.ts"
import { accountName, isKnownDevice, judgesOfDevice } from "../../data/records/devices.ts"
import { judgedEventOf, judgeOf } from "../../data/records/shapes.ts"
import { raiseDevicesVersion } from "../../data/sql/devices-version.ts"
import type { Context } from "../../kernel/context.ts"
import { endOldestSessions } from "../../kernel/sessions/session-store.ts"
import { type SignedIn, type SignInTransaction, signIn, signInByCode } from "../../kernel/sessions/sign-in.ts"
import { AppError } from "../../refusals/app-error.ts"
import { admitByName } from "./name-admission.ts"

type Input = z.output<typeof contract.login.input>
type NameInput = Extract<Input, { judgeName: string }>

/**
 * Signs a judge in by access code on any device, or by name and event passcode on a device that has signed in as this
 * judge before, that is the first ever to sign in as this judge, or that the organizer allows. Throws EVENT_CLOSED if the credentials are
 * right but judging is closed.
 */
export async function signInJudge(ctx: Context, input: Input): Promise<z.output<typeof contract.login.output>> {
  const { who, sessionId } = await ("accessCode" in input ? byCode(ctx, input.accessCode) : byName(ctx, input))
  return { judge: judgeOf(who), event: judgedEventOf(who.event), sessionId }
}

const byCode = (ctx: Context, accessCode: string) =>
  signInByCode(ctx, async () => {
    const judge = await judgeWhere(ctx.services.db, { accessCode })
    return judge && signedIn(judge, "code")
  })

const WAITS = new Set<ErrorCode>(["APPROVAL_NEEDED", "APPROVAL_REFUSED"])

async function byName(ctx: Context, input: NameInput) {
  const { db } = ctx.services
  const { passcode, judgeName } = input
  const event = await db.prisma.event.findUnique({ where: { passcode }, select: { id: true } })
  // Failures with a passcode count for the event that it names. The judge is looked up in any case, so that it takes
  // the same time.
  const target = { role: "judge" as const, ...(event && { eventId: event.id }) }
  const known = await knownAs(ctx, judgeName, event?.id)
  const { judge: present } = await ctx.who()
  try {
    return await signIn(ctx, { ...target, ...known }, async () => {
      const judge = await judgeNamed(db, event?.id ?? 0, judgeName)
      if (!judge) return null
      const isSignedIn = present?.judgeId === judge.id
      return signedIn(judge, "name", (opening) => admitOrAsk(ctx, judge, isSignedIn, opening))
    })
  } catch (error) {
    // The cookie identifies a device that has to wait when it asks again.
    if (error instanceof AppError && WAITS.has(error.code)) await ctx.keepDevice()
    throw error
  }
}

/**
 * The judges of this name that the device has signed in as: the one of the passcode's event, else all of them. The
 * guard then treats a passcode of another event like one of no event.
 */
async function knownAs(ctx: Context, judgeName: string, eventId: number | undefined) {
  const { key: deviceKey, isNew } = await ctx.device()
  if (isNew) return {}
  const key = nameKey(judgeName)
  const judges = (await judgesOfDevice(ctx.services.db.prisma, deviceKey)).filter(({ name }) => nameKey(name) === key)
  const known = judges.map(({ id: judgeId, eventId }) => {
    return { judgeId, eventId, account: accountName({ role: "judge", judgeId }), deviceKey }
  })
  const ofEvent = known.find((judge) => judge.eventId === eventId)
  return ofEvent ? { known: ofEvent } : { meant: known }
}

const judgeWhere = (db: Database, key: { accessCode: string } | { id: number }) =>
  db.prisma.judge.findUnique({ where: key, include: { event: true } })
type FoundJudge = NonNullable<Awaited<ReturnType<typeof judgeWhere>>>

/** Not by the stored keys: those of an older version are of another form. */
async function judgeNamed(db: Database, eventId: number, typed: string): Promise<FoundJudge | null> {
  const judges = await db.prisma.judge.findMany({
    where: { eventId },
    orderBy: { id: "asc" },
    select: { id: true, name: true },
  })
  const named = namedAs(judges, typed)
  return judgeWhere(db, { id: named?.id ?? 0 })
}

function signedIn(
  judge: FoundJudge,
  way: "code" | "name",
  admit?: SignedIn<FoundJudge>["admit"],
): SignedIn<FoundJudge> | null {
  if (!judge.isActive) return null
  if (!judgingIsOpen(judge.event)) throw new AppError("EVENT_CLOSED")
  if (way === "name" && !judge.event.allowNameSignIn) throw new AppError("NAME_SIGN_IN_OFF")
  return {
    session: { role: "judge", judgeId: judge.id, eventId: judge.eventId, actor: judge.name },
    way,
    who: judge,
    isStillValid: (tx) => isStillRight(tx, judge, way),
    admit,
    async onOpened(opening) {
      await noteSignIn(opening.tx, judge.id)
      return announceDevice(judge, opening)
    },
  }
}

async function isStillRight(tx: PrismaTransaction, judge: FoundJudge, way: "code" | "name"): Promise<boolean> {
  // A judge's `sessionId` changes with the access code.
  const { id, sessionId } = judge
  const event = way === "code" ? {} : { passcode: judge.event.passcode, allowNameSignIn: true }
  return (await tx.judge.count({ where: { id, sessionId, isActive: true, event } })) > 0
}

async function admitOrAsk(
  ctx: Context,
  judge: FoundJudge,
  isSignedIn: boolean,
  { tx, sql, device, now }: SignInTransaction,
) {
  const asking = { judgeId: judge.id, eventId: judge.eventId, device, isSignedIn, now }
  const { isAsked, ...admission } = await admitByName(tx, sql, asking)
  if (isAsked) {
    ctx.note("sign-in.approval-wanted", { role: "judge", eventId: judge.eventId, judgeId: judge.id })
    await ctx.services.signIn.asked(ctx.address)
  }
  return admission
}

/** From the first sign-in on, a name alone opens no session on a new device. */
async function noteSignIn(tx: PrismaTransaction, judgeId: number): Promise<void> {
  await tx.judge.updateMany({ where: { id: judgeId, wasSignedIn: false }, data: { wasSignedIn: true } })
  await endOldestSessions(tx, judgeId)
}

/** The judge's other devices and the Judges tab show that there is another device. */
async function announceDevice(
  { id: judgeId, eventId }: FoundJudge,
  { tx, sql, device, now }: SignInTransaction,
): Promise<Announcement | null> {
  const isKnown = await isKnownDevice(tx, { role: "judge", judgeId }, device.deviceKey)
  const isElsewhere = { OR: [{ deviceKey: null }, { deviceKey: { not: device.deviceKey } }] }
  const other = await tx.session.findFirst({ where: { judgeId, expiresAt: { gt: now }, ...isElsewhere } })
  if (isKnown && !other) return null
  return raiseDevicesVersion(sql, { eventId, ...(other && { judgeId }) })
}
