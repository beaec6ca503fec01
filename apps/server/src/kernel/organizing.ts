import type { Trace } from "../data/change/trace.ts"
import { AppError } from "../refusals/app-error.ts"

declare const organized: unique symbol

/** The id of a record that its organizer may change. Only `access.ts` of a feature and this file create one: a test checks it. */
export type Organized<Name extends string, Value = number> = Value & { readonly [organized]: Name }

type OrganizedEventId = Organized<"event">

/** What the caller may organize: one event, or all of them. */
export type Organizing = {
  ownEventId: number | null
  everyEvent: boolean
  sessionId: string | null
  actorIn(eventId: number): Actor
}

/** The person that the history names; the trace tells people with the same name apart. */
type Actor = { actor: string } & Trace

/** The right to change one event, with the person that its history names. */
export type OrganizedEvent = { eventId: OrganizedEventId } & Actor

export const mayOrganize = (who: Organizing, eventId: number): boolean => who.everyEvent || who.ownEventId === eventId

const grantEvent = (who: Organizing, eventId: number): OrganizedEvent => ({
  eventId: eventId as OrganizedEventId,
  ...who.actorIn(eventId),
})

/** The event of a record. Throws NOT_FOUND if there is none, and also if it is in another organizer's event. */
export function eventOfRecord(who: Organizing, record: { eventId: number } | null): OrganizedEvent {
  if (!record || !mayOrganize(who, record.eventId)) throw new AppError("NOT_FOUND")
  return grantEvent(who, record.eventId)
}

/** The `select` for finding a record's event. */
export const eventOnly = { select: { eventId: true } } as const
