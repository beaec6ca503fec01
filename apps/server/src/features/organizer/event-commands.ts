import type { organizerContract as contract } from "@rosette/contract"
import { inCriteriaOrder } from "@rosette/domain"
import type { z } from "zod"
import type { OrganizedEvent } from "../../access/organized.ts"
import { changedFields } from "../../data/changed-fields.ts"
import type { Database } from "../../data/database.ts"
import { changeEvent, recordHistory } from "../../data/event-change.ts"
import { withFreshCode } from "../../data/fresh-code.ts"
import { criterionOf, organizedEventOf } from "../../data/shapes.ts"
import { sqlOf } from "../../data/sql-of.ts"
import { hashPassword } from "../../lib/password-hash.ts"
import { endOrganizerSessions, openSession } from "../../sessions/session-store.ts"

/** Creates the event with a passcode of its own and its criteria in the order sent, and signs its organizer in. */
export async function createEvent(
  db: Database,
  input: z.output<typeof contract.createEvent.input>,
): Promise<z.output<typeof contract.createEvent.output>> {
  const { criteria, organizerPassword, ...details } = input
  const actor = details.organizerName
  // Hashing takes its time; no transaction waits for it.
  const organizerPasswordHash = await hashPassword(organizerPassword, "creation")

  return withFreshCode((passcode) =>
    db.transaction(async (tx) => {
      const event = await tx.event.create({ data: { ...details, organizerPasswordHash, passcode } })
      const eventId = event.id
      const created = await tx.criterion.createManyAndReturn({
        data: criteria.map((criterion, index) => ({ ...criterion, eventId, order: index + 1 })),
      })
      const line = { action: "event.created", subject: event.name, after: { ...details, criteria: criteria.length } }
      await recordHistory(sqlOf(tx, db.dialect), { eventId, actor }, line)
      const sessionId = await openSession(tx, { role: "organizer", eventId, actor }, new Date())
      return {
        passcode,
        event: { ...organizedEventOf(event), criteria: inCriteriaOrder(created).map(criterionOf) },
        sessionId,
      }
    }),
  )
}

/** Changes only the fields that were sent; an event that is not active takes no sheet and lets no judge in. */
export async function updateEvent(
  db: Database,
  event: OrganizedEvent,
  input: z.output<typeof contract.updateEvent.input>,
): Promise<z.output<typeof contract.updateEvent.output>> {
  const { eventId, ...sent } = input
  return changeEvent(db, event, "screens", async ({ tx, record }) => {
    const stored = await tx.event.findUniqueOrThrow({ where: { id: eventId } })
    const change = changedFields(stored, sent)
    if (!change) return organizedEventOf(stored)
    await record({ action: "event.updated", subject: stored.name, ...change })
    return organizedEventOf(await tx.event.update({ where: { id: eventId }, data: change.after }))
  })
}

/** A new organizer password ends every other session that organizes this event; the one that asked stays. */
export async function changePassword(
  db: Database,
  event: OrganizedEvent,
  newPassword: string,
  currentSessionId: string | null,
): Promise<z.output<typeof contract.changePassword.output>> {
  const organizerPasswordHash = await hashPassword(newPassword)
  return changeEvent(db, event, "dashboards", async ({ tx, record }) => {
    const { name } = await tx.event.update({ where: { id: event.eventId }, data: { organizerPasswordHash } })
    await record({ action: "event.password-changed", subject: name })
    return { endedSessions: await endOrganizerSessions(tx, event.eventId, currentSessionId) }
  })
}
