import type { organizerContract as contract } from "@rosette/contract"
import type { z } from "zod"
import { type OrganizedEvent, type Organizing, organizedEvent } from "../../access/organized.ts"
import { AppError, invalid } from "../../app-error.ts"
import { changeEvent } from "../../data/event-change.ts"
import { hashPassword, verifyPassword } from "../../lib/password-hash.ts"
import { endOrganizerSessions } from "../../sessions/session-store.ts"
import { knownOn } from "../../sessions/sign-in.ts"
import type { Context } from "../../trpc/context.ts"

type Input = z.output<typeof contract.changePassword.input>

/**
 * Sets a new organizer password: WRONG_PASSWORD where the present one is wrong, which counts as a failed sign-in; the
 * master administrator needs none. Every other session that the old one opened ends; the one that asked stays.
 */
export async function changePassword(
  ctx: Context & { organizing: Organizing },
  { eventId, currentPassword, newPassword }: Input,
): Promise<z.output<typeof contract.changePassword.output>> {
  const { organizing } = ctx
  const { db } = ctx.services
  const event = await organizedEvent(db, organizing, eventId)
  const verifiedHash = organizing.everyEvent ? null : await verifiedHashOf(ctx, event, currentPassword)
  const organizerPasswordHash = await hashPassword(newPassword)
  const answer = await changeEvent(db, event, "dashboards", async ({ tx, record }) => {
    const where = { id: eventId, ...(verifiedHash !== null && { organizerPasswordHash: verifiedHash }) }
    // Where it was changed meanwhile, what was verified is the present password no more.
    const [stored] = await tx.event.updateManyAndReturn({
      where,
      data: { organizerPasswordHash },
      select: { name: true },
    })
    if (!stored) throw new AppError("WRONG_PASSWORD")
    await record({ action: "event.password-changed", subject: stored.name })
    return { endedSessions: await endOrganizerSessions(tx, eventId, organizing.sessionId) }
  })
  ctx.note("password.changed", { role: event.role, eventId, session: event.sessionTag })
  return answer
}

/** The stored hash that the present password fits. */
async function verifiedHashOf(
  ctx: Context,
  { eventId, role, sessionTag }: OrganizedEvent,
  currentPassword: string | undefined,
): Promise<string> {
  if (currentPassword === undefined || currentPassword === "")
    throw invalid(["currentPassword"], "Present password is required")
  const { db, signIn: guard } = ctx.services
  const event = await db.prisma.event.findUnique({ where: { id: eventId }, select: { organizerPasswordHash: true } })
  if (!event) throw new AppError("NOT_FOUND")
  const { organizerPasswordHash } = event
  const target = { role: "organizer", eventId } as const
  const attempt = { ...target, address: ctx.address, known: await knownOn(ctx, target) }
  const isRight = await guard.attempt(
    attempt,
    async () => (await verifyPassword(organizerPasswordHash, currentPassword)) || null,
  )
  if (isRight) return organizerPasswordHash
  ctx.note("password.wrong", { role, eventId, session: sessionTag })
  throw new AppError("WRONG_PASSWORD")
}
