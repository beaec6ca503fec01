import type { Role } from "@rosette/contract/roles"
import type { PrismaTransaction, Sql } from "../../data/database.ts"
import type { Announcement } from "../../data/news.ts"
import { accountName, isKnownDevice } from "../../data/records/devices.ts"
import { lockEvent } from "../../data/sql/event-lock.ts"
import { sqlOf } from "../../data/sql/sql-of.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { Context } from "../context.ts"
import { type NewSession, openOnDevice, type SignInWay } from "./session-store.ts"
import { CeilingReached, type SignInAttempt } from "./sign-in-guard.ts"

/** The transaction that opens a session, and the device. */
export type SignInTransaction = {
  tx: PrismaTransaction
  sql: Sql
  device: { deviceKey: string; device: string }
  now: Date
}

/** A person whose credentials are right. */
export type SignedIn<Who> = {
  session: NewSession
  way: SignInWay
  who: Who
  /** Checks the credentials again, inside the transaction that opens the session. */
  isStillValid(tx: PrismaTransaction): Promise<boolean>
  /** May refuse to open the session; the refusal is sent after the commit of what it wrote. */
  admit?: ((opening: SignInTransaction) => Promise<{ refusal: AppError | null; news: Announcement | null }>) | undefined
  /** Runs with the new session; returns the judge or event to notify. */
  onOpened?(opening: SignInTransaction): Promise<Announcement | null>
}

/** The account, as far as it is known before verification. */
type Target = { role: Role; eventId?: number }

type Verify<Who> = () => Promise<SignedIn<Who> | null>

/** The device and account for the guard, if the device has signed in to this account before. */
export async function knownOn(ctx: Context, target: Target & { judgeId?: number }) {
  const { key, isNew } = await ctx.device()
  if (isNew || !(await isKnownDevice(ctx.services.db.prisma, target, key))) return null
  return { account: accountName(target), deviceKey: key }
}

/**
 * Signs in with what `verify` finds. Throws WRONG_CREDENTIALS if it finds nothing, TOO_MANY_ATTEMPTS after too many
 * failures. Opens the session, sets its cookie and remembers the device.
 */
export async function signIn<Who>(
  ctx: Context,
  target: Target & Pick<SignInAttempt, "known" | "meant">,
  verify: Verify<Who>,
): Promise<{ who: Who; sessionId: string }> {
  const { signIn: guard } = ctx.services
  return signInThrough(ctx, target, () => guard.attempt({ ...target, address: ctx.address }, verify))
}

/** The same with a judge's own code, which identifies nobody until it is found. */
export function signInByCode<Who>(ctx: Context, verify: Verify<Who>): Promise<{ who: Who; sessionId: string }> {
  return signInThrough(ctx, { role: "judge" }, () => ctx.services.signIn.byCode(ctx.address, verify))
}

async function signInThrough<Who>(ctx: Context, { role, eventId }: Target, guarded: Verify<Who>) {
  const facts = { role, ...(eventId !== undefined && { eventId }) }
  try {
    const signedIn = await guarded()
    if (!signedIn) throw new AppError("WRONG_CREDENTIALS")
    const { session, way, who } = signedIn
    const sessionId = await openIfStillValid(ctx, signedIn)
    await ctx.signIn(role, sessionId)
    ctx.note("sign-in.succeeded", { ...facts, ...("eventId" in session && { eventId: session.eventId }), way })
    return { who, sessionId }
  } catch (error) {
    if (error instanceof AppError && error.code === "WRONG_CREDENTIALS") ctx.note("sign-in.failed", facts)
    if (error instanceof AppError && error.code === "TOO_MANY_ATTEMPTS") ctx.note("sign-in.throttled", facts)
    if (error instanceof AppError && error.cause instanceof CeilingReached) {
      ctx.services.metrics.beyondCeiling(role)
      if (error.cause.isFirst) ctx.note("sign-in.ceiling", { role })
    }
    throw error
  }
}

/** A session must not be opened with a code or password that was renewed during verification. */
async function openIfStillValid(ctx: Context, signedIn: SignedIn<unknown>): Promise<string> {
  const { db } = ctx.services
  const { session, way, isStillValid, admit, onOpened } = signedIn
  const { key: deviceKey, label: device } = await ctx.device()
  const { refusal, sessionId, news } = await db.transaction(async (tx) => {
    const sql = sqlOf(db, tx)
    const now = new Date()
    const opening = { tx, sql, device: { deviceKey, device }, now }
    const event = session.role === "masterAdmin" ? null : await lockEvent(sql, session.eventId)
    const isThere = session.role === "masterAdmin" || event !== null
    if (!isThere || !(await isStillValid(tx))) throw new AppError("WRONG_CREDENTIALS")
    if (session.role === "judge" && !event?.judgingIsOpen) throw new AppError("EVENT_CLOSED")
    const admitted = await admit?.(opening)
    if (admitted?.refusal) return { refusal: admitted.refusal, sessionId: "", news: admitted.news }
    const news = (await onOpened?.(opening)) ?? null
    const sessionId = await openOnDevice(tx, session, { way, deviceKey, device })
    return { refusal: null, sessionId, news }
  })
  if (news) db.news.announce(news)
  if (refusal) throw refusal
  return sessionId
}
