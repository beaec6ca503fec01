import { AppError } from "../app-error.ts"
import type { Database } from "../data/database.ts"
import type { AdminSession } from "../sessions/session-store.ts"

declare const managed: unique symbol
export type ManagedEventId = number & { readonly [managed]: "event" }

/** The right to open or to delete any event. Only this file gives it out. */
export type ManagedEvent = { eventId: ManagedEventId; admin: AdminSession }

/** The event for the master administrator; NOT_FOUND where there is none. */
export async function managedEvent(db: Database, admin: AdminSession, eventId: number): Promise<ManagedEvent> {
  const event = await eventThere(db, admin, eventId)
  if (!event) throw new AppError("NOT_FOUND")
  return event
}

/** The same where an event that is gone is no error: null. */
export async function eventThere(db: Database, admin: AdminSession, eventId: number): Promise<ManagedEvent | null> {
  const [event] = await db.read.all(`SELECT "id" FROM "Event" WHERE "id" = ?`, [eventId])
  return event ? { eventId: eventId as ManagedEventId, admin } : null
}
