import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import type { Database } from "../../data/database.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { endOrganizerSessions } from "../../kernel/sessions/session-store.ts"
import { hashPassword } from "../../lib/password-hash.ts"
import { AppError } from "../../refusals/app-error.ts"

/**
 * The new password, the session that changes it, and the hash that the present password matches; null for the master
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
