import type { organizerContract as contract } from "@rosette/contract/routers"
import { inCriteriaOrder } from "@rosette/domain/criteria/sections"
import type { z } from "zod"
import { changedFields } from "../../data/change/changed-fields.ts"
import { editEvent, type LockedEvent } from "../../data/change/event-change.ts"
import { refuseChangedFields } from "../../data/change/expected-fields.ts"
import { recordFirstLine } from "../../data/change/history-lines.ts"
import type { Database } from "../../data/database.ts"
import { withFreshCode } from "../../data/records/fresh-code.ts"
import { criterionOf, organizedEventOf } from "../../data/records/shapes.ts"
import { sqlOf } from "../../data/sql-of.ts"
import type { OrganizedEvent } from "../../kernel/organizing.ts"
import { newSessionId, openOnDevice, type SignInFacts, traceOf } from "../../kernel/sessions/session-store.ts"
import { hashPassword } from "../../lib/password-hash.ts"

/** Creates the event with its passcode and its criteria in the order sent, and signs its organizer in. */
export async function createEvent(
  db: Database,
  input: z.output<typeof contract.createEvent.input>,
  opening: SignInFacts & { deviceKey: string },
): Promise<z.output<typeof contract.createEvent.output>> {
  const { criteria, organizerPassword, ...details } = input
  const actor = details.organizerName
  // Hashing takes time: no transaction should wait for it.
  const organizerPasswordHash = await hashPassword(organizerPassword, "creation")

  return withFreshCode((passcode) =>
    db.transaction(async (tx) => {
      const event = await tx.event.create({ data: { ...details, organizerPasswordHash, passcode } })
      const eventId = event.id
      const created = await tx.criterion.createManyAndReturn({
        data: criteria.map((criterion, index) => ({ ...criterion, eventId, order: index + 1 })),
      })
      const line = { action: "event.created", subject: event.name, after: { ...details, criteria: criteria.length } }
      const sessionId = newSessionId()
      const author = { eventId, actor, ...traceOf("organizer", { ...opening, sessionId }) }
      const sql = sqlOf(db, tx)
      await recordFirstLine(sql, author, line)
      await openOnDevice(tx, sql, { role: "organizer", eventId, actor }, opening, sessionId)
      return {
        passcode,
        event: { ...organizedEventOf(event), criteria: inCriteriaOrder(created).map(criterionOf) },
        sessionId,
      }
    }),
  )
}

/**
 * Changes only the fields that were sent. Throws FIELDS_CHANGED if they no longer hold what was expected. An event that
 * is not active accepts no sheets and no sign-ins of judges.
 */
export async function updateEvent(
  db: Database,
  event: OrganizedEvent,
  input: z.output<typeof contract.updateEvent.input>,
): Promise<z.output<typeof contract.updateEvent.output>> {
  const { eventId: _, expected, ...sent } = input
  const where = { id: event.eventId }
  const work = async ({ tx, begin }: LockedEvent) => {
    const stored = await tx.event.findUniqueOrThrow({ where })
    refuseChangedFields(stored, sent, expected)
    const change = changedFields(stored, sent)
    if (!change) return organizedEventOf(stored)
    const { record } = await begin("eventDetails")
    await record({ action: "event.updated", subject: stored.name, ...change })
    return organizedEventOf(await tx.event.update({ where, data: change.after }))
  }
  return editEvent(db, event, work, "allowed")
}
