import { z } from "zod"
import type { Calls } from "./call.ts"
import { byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { isoDate, requiredText } from "./text.ts"

const isoDay = z.iso.date()
/** A warning is shown from this many days before the removal. */
const warningDays = z.union([z.literal(14), z.literal(3)])

/**
 * How long an event is kept: with the state "due" until the end of `lastDay`, forever with "off" (the server removes no
 * events) and "demo". `warning` is 14 or 3 in the last days before the removal.
 */
export const eventRetention = z.object({
  state: z.enum(["off", "demo", "due"]),
  lastDay: isoDay.nullable(),
  daysLeft: z.number().int().nullable(),
  warning: warningDays.nullable(),
  /** False if the event's date names neither a day nor a year. It is kept for a year after the last change then. */
  isDateRead: z.boolean(),
  extension: z.object({ until: isoDay, reason: z.string(), extendedBy: z.string(), extendedAt: isoDate }).nullable(),
})
export type EventRetention = z.infer<typeof eventRetention>

export const ARCHIVE_TEXTS = {
  underWay: "This event is already being downloaded. Please wait until that download has finished.",
} as const

/** The archive that REST sends: its name, and how many photos and published versions it contains. */
const eventArchive = z.object({ fileName: z.string(), photos: z.number().int(), versions: z.number().int() })

/** An event in the last days before it is removed. */
const dueEvent = z.object({
  eventId: id("Event"),
  name: z.string(),
  lastDay: isoDay,
  daysLeft: z.number().int(),
  warning: warningDays,
})
export type DueEvent = z.infer<typeof dueEvent>

export const retentionCalls = {
  archive: {
    who: "organizer",
    rest: "GET /events/:eventId/archive",
    says: "Everything of the event as one archive: entries, results, scores, versions, photos, history",
    input: byEvent,
    output: eventArchive,
    refuses: ["TOO_MANY_ATTEMPTS"],
    restAnswer: "archive",
  },
  retention: {
    who: "organizer",
    rest: "GET /events/:eventId/retention",
    says: "Until when the event is kept, and whether it was extended",
    input: byEvent,
    output: eventRetention,
  },
  extendRetention: {
    who: "organizer",
    rest: "POST /events/:eventId/retention/extend",
    says: "Keep the event until a day, for a reason; the rule may keep it longer",
    input: byEvent.extend({
      until: z.iso.date({ error: "Until must be a day, such as 2027-01-31" }),
      reason: requiredText("Reason", LIMITS.retention.reasonMaxChars),
    }),
    output: eventRetention,
    effect: "administration",
  },
} as const satisfies Calls

/** The events of all organizers. */
export const everyRetentionCalls = {
  dueEvents: {
    who: "masterAdmin",
    rest: "GET /master-admin/due-events",
    says: "The events in the last 14 days before they are removed, the next one first",
    output: z.array(dueEvent),
  },
} as const satisfies Calls
