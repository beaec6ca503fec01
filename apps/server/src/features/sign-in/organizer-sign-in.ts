import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import { organizedEventOf } from "../../data/records/shapes.ts"
import type { Context } from "../../kernel/context.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { knownOn, signIn } from "../../kernel/sessions/sign-in.ts"
import { verifyNothing, verifyPassword } from "../../lib/password-hash.ts"
import { AppError, invalid } from "../../refusals/app-error.ts"

/**
 * Signs an organizer in to one event; an unknown event gets the same refusal as a wrong password, after the same time.
 */
export async function signInOrganizer(
  ctx: Context,
  { eventId, password }: z.output<typeof contract.login.input>,
): Promise<z.output<typeof contract.login.output>> {
  const { db } = ctx.services
  const target = { role: "organizer", eventId } as const
  const known = await knownOn(ctx, target)
  const { who, sessionId } = await signIn(ctx, { ...target, known }, async () => {
    const event = await db.prisma.event.findUnique({ where: { id: eventId } })
    const waiting = { lane: known ? "known" : "signIn", key: `event ${eventId}` } as const
    const isRight = event
      ? await verifyPassword(event.organizerPasswordHash, password, waiting)
      : await verifyNothing(password)
    if (!event || !isRight) return null
    return {
      session: { role: "organizer", eventId, actor: event.organizerName },
      way: "password",
      isStillValid: async (tx) => {
        const { organizerPasswordHash } = event
        return (await tx.event.count({ where: { id: eventId, organizerPasswordHash } })) > 0
      },
      who: event,
    }
  })
  return { event: organizedEventOf(who), sessionId }
}

/**
 * Returns the hash of the event's current password if the given one is right. Throws WRONG_PASSWORD otherwise, which
 * counts as a failed sign-in.
 */
export async function confirmPassword(
  ctx: Context,
  { eventId, role, sessionTag }: OrganizedEvent,
  currentPassword: string | undefined,
): Promise<string> {
  if (!currentPassword) throw invalid(["currentPassword"], "Current password is required")
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
