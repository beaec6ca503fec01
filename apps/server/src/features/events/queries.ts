import { DEMO_ORGANIZER_PASSWORD } from "@rosette/contract/demo"
import type { EventPage, PublicEvent } from "@rosette/contract/events"
import type { organizerContract as contract } from "@rosette/contract/routers"
import type { z } from "zod"
import type { Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { judgedEventOf, organizedEventOf } from "../../data/records/shapes.ts"
import type { SeenEvent } from "../../kernel/event-access.ts"
import type { Principals } from "../../kernel/sessions/session-store.ts"
import { verifyPassword } from "../../lib/password-hash.ts"
import { AppError } from "../../refusals/app-error.ts"

/**
 * Every event by id, or a page of them: public fields, or all of them with the passcode for the master administrator.
 */
export async function eventsFor(
  db: Database,
  who: Pick<Principals, "masterAdmin">,
  page: EventPage,
): Promise<z.output<typeof contract.events.output>> {
  if (!who.masterAdmin) return publicEvents(db, page)
  const read = (after: number, take: number) =>
    db.prisma.event.findMany({ where: { id: { gt: after } }, orderBy: { id: "asc" }, take })
  return (await inPages(read, page)).map(organizedEventOf)
}

/** Anyone may call this as often as they like, and a site may have thousands: nothing but the public columns is read. */
function publicEvents({ prisma }: Database, page: EventPage): Promise<PublicEvent[]> {
  const select = { id: true, name: true, date: true, location: true, isActive: true } as const
  return inPages(
    (after, take) => prisma.event.findMany({ where: { id: { gt: after } }, orderBy: { id: "asc" }, select, take }),
    page,
  )
}

let checkedHint: { hash: string; isRight: boolean } | undefined

/** The demo event and its password for the sign-in page; null without one, or if its password was changed. */
export async function demoHint(db: Database): Promise<z.output<typeof contract.demoHint.output>> {
  const event = await db.prisma.event.findFirst({ where: { isDemo: true }, orderBy: { id: "asc" } })
  if (!event) return null
  const hash = event.organizerPasswordHash
  // Anyone may call this as often as they like: each stored hash is verified only once.
  if (checkedHint?.hash !== hash) checkedHint = { hash, isRight: await verifyPassword(hash, DEMO_ORGANIZER_PASSWORD) }
  return checkedHint.isRight ? { eventId: event.id, eventName: event.name, password: DEMO_ORGANIZER_PASSWORD } : null
}

/** The event for those who may see it; the passcode only for those who organize it. */
export async function eventDetails(db: Database, event: SeenEvent): Promise<z.output<typeof contract.event.output>> {
  const row = await db.prisma.event.findUnique({ where: { id: event.eventId } })
  if (!row) throw new AppError("NOT_FOUND")
  return event.asOrganizer ? organizedEventOf(row) : judgedEventOf(row)
}
