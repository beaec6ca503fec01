import type { organizerContract as contract } from "@rosette/contract/routers"
import type { SignInRequest } from "@rosette/contract/sessions"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import { judgeSubject } from "../../data/change/subjects.ts"
import type { Database } from "../../data/database.ts"
import { forgetDevice } from "../../data/records/devices.ts"
import { endJudgeSessions } from "../../data/records/ended-sessions.ts"
import { withFreshCode } from "../../data/records/fresh-code.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import type { Services } from "../../kernel/services.ts"
import { endOrganizerSessions, endSessions } from "../../kernel/sessions/session-store.ts"
import { hashPassword } from "../../lib/password-hash.ts"
import { AppError } from "../../refusals/app-error.ts"
import type { OrganizedSession, OrganizedSignInRequest } from "./access.ts"
import { signInRequestOf } from "./requests-query.ts"

/**
 * Ends a session at once, also for a copied cookie and for live streams. A judge's device is forgotten, so that it cannot return by
 * name without being allowed. `endedCount` is 0 if the session had already ended.
 */
export function endSession(
  { db }: Pick<Services, "db">,
  session: OrganizedSession,
): Promise<z.output<typeof contract.endSession.output>> {
  const { ofJudgeId: judgeId, name, endedSessionId } = session
  return changeEvent(
    db,
    { ...session, ...(judgeId !== null && { judgeId }) },
    "administration",
    async ({ tx, record }) => {
      const where = { id: endedSessionId }
      const stored = await tx.session.findUnique({ where, select: { device: true, deviceKey: true } })
      if (!stored) return { endedCount: 0 }
      if (judgeId === null) await endSessions(tx, [endedSessionId])
      else {
        await endJudgeSessions(tx, judgeId, "ended", endedSessionId)
        // The judge's other devices no longer list this one.
        await tx.judge.updateMany({ where: { id: judgeId }, data: { devicesVersion: { increment: 1 } } })
        if (stored.deviceKey !== null) await forgetDevice(tx, judgeId, stored.deviceKey)
      }
      const subject = judgeId === null ? `Organizer ${name}` : judgeSubject({ name })
      await record({ action: "session.ended", subject, before: { device: stored.device } })
      return { endedCount: 1 }
    },
  )
}

/** Gives the event a new passcode. The old one stops working; people who are signed in stay signed in. */
export function regeneratePasscode(
  db: Database,
  event: OrganizedEvent,
): Promise<z.output<typeof contract.regeneratePasscode.output>> {
  return withFreshCode((passcode) =>
    changeEvent(db, event, "administration", async ({ tx, record }) => {
      const { name } = await tx.event.update({ where: { id: event.eventId }, data: { passcode } })
      await record({ action: "event.passcode-renewed", subject: name })
      return { passcode }
    }),
  )
}

/**
 * The new password, the session that changes it, and the hash that the current password matches; null for the master
 * administrator, who need not know it.
 */
type PasswordChange = { newPassword: string; verifiedHash: string | null; sessionId: string | null }

/** Sets a new organizer password. Every session that the old one opened ends, except the caller's. */
export async function changePassword(
  db: Database,
  event: OrganizedEvent,
  { newPassword, verifiedHash, sessionId }: PasswordChange,
): Promise<z.output<typeof contract.changePassword.output>> {
  const { eventId } = event
  const organizerPasswordHash = await hashPassword(newPassword)
  return changeEvent(db, event, "administration", async ({ tx, record }) => {
    const where = { id: eventId, ...(verifiedHash !== null && { organizerPasswordHash: verifiedHash }) }
    const data = { organizerPasswordHash }
    // If the password was changed in the meantime, the verified one is no longer the present one.
    const [stored] = await tx.event.updateManyAndReturn({ where, data, select: { name: true } })
    if (!stored) throw new AppError("WRONG_PASSWORD")
    await record({ action: "event.password-changed", subject: stored.name })
    return { endedSessions: await endOrganizerSessions(tx, eventId, sessionId) }
  })
}

/**
 * Allows or refuses that a device signs in by the judge's name; the decision is valid for some minutes. Throws
 * NOT_FOUND if the device no longer asks.
 */
export function decideSignIn(
  db: Database,
  request: OrganizedSignInRequest,
  status: "allowed" | "refused",
): Promise<SignInRequest> {
  return changeEvent(db, request, "administration", async ({ tx, record }) => {
    const where = { id: request.requestId }
    if (!(await tx.signInRequest.findUnique({ where, select: { id: true } }))) throw new AppError("NOT_FOUND")
    const decided = await tx.signInRequest.update({
      where,
      data: { status, decidedAt: new Date() },
      include: { judge: { select: { name: true } } },
    })
    const { label: device, judge } = decided
    await record({ action: `judge.sign-in-${status}`, subject: judgeSubject(judge), after: { device } })
    return signInRequestOf(decided)
  })
}
