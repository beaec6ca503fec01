import type { Trace } from "../data/change/trace.ts"
import { AppError } from "./app-error.ts"

declare const organized: unique symbol

/** The id of a record that its organizer may touch. Only the `access.ts` of a noun gives one out. */
export type Organized<Name extends string, Value = number> = Value & { readonly [organized]: Name }

export type OrganizedEventId = Organized<"event">

/** Who organizes, before it is known what: their own event, or every event. */
export type Organizing = {
  ownEventId: number | null
  everyEvent: boolean
  sessionId: string | null
  actorIn(eventId: number): Actor
}

/** Who is named in the history: the name, and what tells people of one name apart. */
export type Actor = { actor: string } & Trace

/** The right to change one event, and who is named in its history. */
export type OrganizedEvent = { eventId: OrganizedEventId } & Actor

export const mayOrganize = (who: Organizing, eventId: number): boolean => who.everyEvent || who.ownEventId === eventId

/** The right to an event that is theirs; ask `mayOrganize` first. */
export const grantEvent = (who: Organizing, eventId: number): OrganizedEvent => ({
  eventId: eventId as OrganizedEventId,
  ...who.actorIn(eventId),
})

/** The event of a record: NOT_FOUND where there is none, and as if there were none in another organizer's event. */
export function eventOfRecord(who: Organizing, record: { eventId: number } | null): OrganizedEvent {
  if (!record || !mayOrganize(who, record.eventId)) throw new AppError("NOT_FOUND")
  return grantEvent(who, record.eventId)
}

/** What the look-up of a record's event selects. */
export const eventOnly = { select: { eventId: true } } as const
