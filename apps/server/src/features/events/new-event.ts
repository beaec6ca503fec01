import type { organizerContract as contract } from "@rosette/contract/routers"
import { inCriteriaOrder } from "@rosette/domain/contest/sections"
import type { z } from "zod"
import { otherContent, stillThere } from "../../data/change/create-once.ts"
import type { Database } from "../../data/database.ts"
import { criterionOf, organizedEventOf } from "../../data/records/shapes.ts"
import type { RowOf } from "../../data/rows.ts"
import { newSessionId, openOnDevice, type SignInFacts } from "../../kernel/sessions/session-store.ts"
import { verifyPassword } from "../../lib/password-hash.ts"

/** Who opens a new event, from which device. */
export type Opening = SignInFacts & { deviceKey: string }
export type CreatedEvent = z.output<typeof contract.createEvent.output>

/**
 * Signs the organizer in to the event that the same call has created before. Throws MUTATION_ID_REUSED with another password:
 * the call does not open an event to somebody who only knows what it was.
 */
export async function openAgain(
  db: Database,
  eventId: number,
  organizerPassword: string,
  opening: Opening,
): Promise<CreatedEvent> {
  const event = stillThere(await db.prisma.event.findUnique({ where: { id: eventId } }))
  if (!(await verifyPassword(event.organizerPasswordHash, organizerPassword))) throw otherContent()
  const criteria = await db.prisma.criterion.findMany({ where: { eventId } })
  const session = { role: "organizer", eventId, actor: event.organizerName } as const
  const sessionId = await db.transaction(async (tx) => {
    const id = newSessionId()
    await openOnDevice(tx, session, opening, id)
    return id
  })
  return createdEventOf(event, criteria, sessionId)
}

export const createdEventOf = (
  event: RowOf<"Event">,
  criteria: RowOf<"Criterion">[],
  sessionId: string,
): CreatedEvent => ({
  passcode: event.passcode,
  event: { ...organizedEventOf(event), criteria: inCriteriaOrder(criteria).map(criterionOf) },
  sessionId,
})
