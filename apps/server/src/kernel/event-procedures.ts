import { withRecord } from "./access-levels.ts"
import { managedEvent, organizedEvent, seenEvent } from "./event-access.ts"

/** For an organizer's calls that name an event: `ctx.event` is the right to change it. */
export const eventProcedure = withRecord("organizer", "eventId", "event", organizedEvent)

/** For calls that name an event and are open to all who may see it: `ctx.event` is the right to see it. */
export const seenEventProcedure = withRecord("member", "eventId", "event", seenEvent)

/** For the master administrator's calls that name an event. */
export const managedEventProcedure = withRecord("masterAdmin", "eventId", "event", managedEvent)
