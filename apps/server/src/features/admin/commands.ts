import { MASTER_ADMIN } from "@rosette/contract/roles"
import type { adminContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import { changeEvent } from "../../data/change/event-change.ts"
import type { Database } from "../../data/database.ts"
import { sqliteFile } from "../../data/database-url.ts"
import { removeEvent } from "../../data/records/remove-event.ts"
import { organizedEventOf } from "../../data/records/shapes.ts"
import { emptyLog } from "../../data/sqlite/empty-log.ts"
import { eventIfExists, type ManagedEvent, type ManagedEventId } from "../../kernel/event-access.ts"
import type { Services } from "../../kernel/services.ts"
import {
  type AdminSession,
  newSessionId,
  openOnDevice,
  type SignInFacts,
  traceOf,
} from "../../kernel/sessions/session-store.ts"
import { AppError } from "../../refusals/app-error.ts"

/**
 * Opens an organizer session for the master administrator. The history names them, and the session ends with their own.
 */
export async function enterEvent(
  db: Database,
  { eventId, admin }: ManagedEvent,
  opening: SignInFacts & { deviceKey: string },
): Promise<z.output<typeof contract.enterEvent.output>> {
  const actor = MASTER_ADMIN.name
  const sessionId = newSessionId()
  const author = { eventId, actor, ...traceOf("organizer", { ...opening, sessionId }) }
  return changeEvent(db, author, "administration", async ({ tx, record }) => {
    const event = await tx.event.findUniqueOrThrow({ where: { id: eventId } })
    const managedBy = admin.sessionId
    await openOnDevice(tx, { role: "organizer", eventId, actor, managedBy }, opening, sessionId)
    await record({ action: "event.entered", subject: `Event ${event.name}` })
    return { event: organizedEventOf(event), sessionId, organizerId: MASTER_ADMIN.id, organizerName: actor }
  })
}

/** Removes the event for good: entries, judges, scores, awards, history, sessions and, after the commit, its photos. */
export async function deleteEvent(
  services: Services,
  { eventId }: ManagedEvent,
): Promise<z.output<typeof contract.deleteEvent.output>> {
  if (!(await remove(services, eventId))) throw new AppError("NOT_FOUND")
  forgetRemoved(services)
  return { deletedCount: 1 }
}

/**
 * Removes events one after the other, for good; events that are already gone are not an error. `total` is the number of
 * requested ids.
 */
export async function deleteEvents(
  services: Services,
  admin: AdminSession,
  eventIds: readonly number[],
): Promise<z.output<typeof contract.deleteEvents.output>> {
  let deletedCount = 0
  for (const eventId of new Set(eventIds)) {
    const event = await eventIfExists(services.db, admin, eventId)
    if (event && (await remove(services, event.eventId))) deletedCount += 1
  }
  if (deletedCount > 0) forgetRemoved(services)
  return { deletedCount, total: eventIds.length }
}

/** What was removed for good is not left in the log of the database file either. */
function forgetRemoved({ settings }: Services): void {
  const file = sqliteFile(settings.databaseUrl)
  if (file !== null) emptyLog(file)
}

/** Returns false if there is no such event. */
async function remove({ db, photos }: Services, eventId: ManagedEventId): Promise<boolean> {
  const images = await removeEvent(db, eventId)
  if (!images) return false
  await photos.release(images)
  return true
}
