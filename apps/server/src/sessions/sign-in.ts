import { AppError } from "../app-error.ts"
import type { Sql } from "../data/database.ts"
import { lockEvent } from "../data/event-lock.ts"
import { sqlOf } from "../data/sql-of.ts"
import type { Context } from "../trpc/context.ts"
import type { Standing } from "./device-mark.ts"
import { type NewSession, openSession } from "./session-store.ts"

/** Somebody whose credentials are right; `stillRight` asks again, inside the transaction that opens the session. */
export type SignedIn<Who> = { session: NewSession; stillRight(sql: Sql): Promise<boolean>; who: Who }

/**
 * Signs in by whatever `verify` checks: WRONG_CREDENTIALS for null, TOO_MANY_ATTEMPTS where there were too many of those.
 * Opens the session, hands out its cookie and marks the device.
 */
export async function signIn<Who>(
  ctx: Context,
  standing: Standing,
  verify: () => Promise<SignedIn<Who> | null>,
): Promise<{ who: Who; sessionId: string }> {
  const attempt = { ...standing, address: ctx.address, device: await ctx.device() }
  const signedIn = await ctx.services.signIn.attempt(attempt, verify)
  if (!signedIn) throw new AppError("WRONG_CREDENTIALS")
  const { session, who } = signedIn
  const sessionId = await openWhileRight(ctx, signedIn)
  await ctx.signIn(session, sessionId)
  return { who, sessionId }
}

/** A code or a password that is renewed while it is being verified must not leave a session behind that outlives it. */
function openWhileRight({ services: { db } }: Context, { session, stillRight }: SignedIn<unknown>): Promise<string> {
  const now = new Date()
  if (session.role === "masterAdmin") return openSession(db.prisma, session, now)
  return db.transaction(async (tx) => {
    const sql = sqlOf(tx, db.dialect)
    const event = await lockEvent(sql, db.dialect, session.eventId)
    if (!event || !(await stillRight(sql))) throw new AppError("WRONG_CREDENTIALS")
    return openSession(tx, session, now)
  })
}
