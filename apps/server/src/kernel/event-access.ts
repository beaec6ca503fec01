import type { Database } from "../data/database.ts"
import { AppError } from "../refusals/app-error.ts"
import { eventOfRecord, mayOrganize, type OrganizedEvent, type Organizing } from "./organizing.ts"
import type { AdminSession, Principals } from "./sessions/session-store.ts"

const eventExists = async (db: Database, eventId: number): Promise<boolean> =>
  (await db.prisma.event.findUnique({ where: { id: eventId }, select: { id: true } })) !== null

/** The event, if it is the caller's. Throws NOT_FOUND if there is none, FORBIDDEN if it is another organizer's. */
export async function organizedEvent(db: Database, who: Organizing, eventId: number): Promise<OrganizedEvent> {
  if (!(await eventExists(db, eventId))) throw new AppError("NOT_FOUND")
  if (!mayOrganize(who, eventId)) throw new AppError("FORBIDDEN")
  return eventOfRecord(who, { eventId })
}

declare const seen: unique symbol
export type SeenEventId = number & { readonly [seen]: "event" }

/** Whether the caller organizes the event, as its organizer or as master administrator. */
export const organizes = (who: Principals, eventId: number): boolean =>
  who.masterAdmin !== null || who.organizer?.eventId === eventId

/** The event for those who may see it: its judges, its organizer, the master administrator. */
export async function seenEvent(db: Database, who: Principals, eventId: number) {
  if (!(await eventExists(db, eventId))) throw new AppError("NOT_FOUND")
  const asOrganizer = organizes(who, eventId)
  const judge = who.judge?.eventId === eventId ? who.judge : null
  if (!asOrganizer && !judge) throw new AppError("FORBIDDEN")
  return { eventId: eventId as SeenEventId, asOrganizer, judgeId: asOrganizer ? null : (judge?.judgeId ?? null) }
}
export type SeenEvent = Awaited<ReturnType<typeof seenEvent>>

declare const managed: unique symbol
export type ManagedEventId = number & { readonly [managed]: "event" }

/** The right to open or to delete any event. Only this file creates it. */
export type ManagedEvent = { eventId: ManagedEventId; admin: AdminSession }

/** The event for the master administrator. Throws NOT_FOUND if there is none. */
export async function managedEvent(db: Database, admin: AdminSession, eventId: number): Promise<ManagedEvent> {
  const event = await eventIfExists(db, admin, eventId)
  if (!event) throw new AppError("NOT_FOUND")
  return event
}

/** The same, but null for an event that no longer exists. */
export async function eventIfExists(db: Database, admin: AdminSession, eventId: number): Promise<ManagedEvent | null> {
  return (await eventExists(db, eventId)) ? { eventId: eventId as ManagedEventId, admin } : null
}
