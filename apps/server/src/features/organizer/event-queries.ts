import { type organizerContract as contract, DEMO_ORGANIZER_PASSWORD, type EventPage } from "@rosette/contract"
import type { z } from "zod"
import type { OrganizedEvent } from "../../access/organized.ts"
import type { SeenEvent } from "../../access/seen.ts"
import { AppError } from "../../app-error.ts"
import type { Database } from "../../data/database.ts"
import { inPages } from "../../data/pages.ts"
import { judgedEventOf, organizedEventOf, publicEventOf } from "../../data/shapes.ts"
import { verifyPassword } from "../../lib/password-hash.ts"
import type { Principals } from "../../sessions/session-store.ts"

/** Every event, by id, or a part of them: what everybody may know of it, or all of it with the passcode for the master administrator. */
export async function eventsFor(
  db: Database,
  who: Pick<Principals, "masterAdmin">,
  page: EventPage,
): Promise<z.output<typeof contract.events.output>> {
  const read = (after: number, take: number) =>
    db.prisma.event.findMany({ where: { id: { gt: after } }, orderBy: { id: "asc" }, take })
  const events = await inPages(read, page)
  return who.masterAdmin ? events.map(organizedEventOf) : events.map(publicEventOf)
}

let checkedHint: { hash: string; isRight: boolean } | undefined

/** The demo event and its password for the sign-in page; null without one, or once its password was changed. */
export async function demoHint(db: Database): Promise<z.output<typeof contract.demoHint.output>> {
  const event = await db.prisma.event.findFirst({ where: { isDemo: true }, orderBy: { id: "asc" } })
  if (!event) return null
  const hash = event.organizerPasswordHash
  // Anybody may ask, as often as they like: each stored password is tried once.
  if (checkedHint?.hash !== hash) checkedHint = { hash, isRight: await verifyPassword(hash, DEMO_ORGANIZER_PASSWORD) }
  return checkedHint.isRight ? { eventId: event.id, eventName: event.name, password: DEMO_ORGANIZER_PASSWORD } : null
}

/** The event for those who may look at it; the passcode for those who organize it only. */
export async function eventDetails(db: Database, event: SeenEvent): Promise<z.output<typeof contract.event.output>> {
  const row = await db.prisma.event.findUnique({ where: { id: event.eventId } })
  if (!row) throw new AppError("NOT_FOUND")
  return event.asOrganizer ? organizedEventOf(row) : judgedEventOf(row)
}

const fromJson = (text: string | null): unknown => (text === null ? null : JSON.parse(text))

/** What was done in the event, newest first, a page at a time; `nextCursor` asks for the lines before this page, null at the end. */
export async function eventHistory(
  db: Database,
  event: OrganizedEvent,
  { cursor, limit }: z.output<typeof contract.history.input>,
): Promise<z.output<typeof contract.history.output>> {
  const rows = await db.prisma.historyItem.findMany({
    where: { eventId: event.eventId, ...(cursor && { id: { lt: cursor } }) },
    orderBy: { id: "desc" },
    take: limit + 1,
  })
  const items = rows.slice(0, limit).map(({ id, at, actor, role, way, device, action, subject, before, after }) => ({
    id,
    at: at.toISOString(),
    actor,
    role,
    way,
    device,
    action,
    subject,
    before: fromJson(before),
    after: fromJson(after),
  }))
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
