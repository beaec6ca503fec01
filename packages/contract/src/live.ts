import { z } from "zod"
import type { Calls } from "./call.ts"
import { byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"

/** The id of the last event that was received; browsers send it automatically when they reconnect to a stream. */
const liveInput = z.object({
  lastEventId: z.string().max(LIMITS.live.eventIdMaxChars, "lastEventId is too long").nullish(),
})

/**
 * The versions of what a dashboard shows. `changeVersion` grows with every change; `resultsVersion` when a result may have
 * changed; `setupVersion` with the event's details, entries and criteria; `devicesVersion` when a judge signs in on another
 * device, or a device asks to; `presenceVersion` (a time in milliseconds) when a judge's device reports.
 */
const organizerNews = z.object({
  eventId: id("Event"),
  changeVersion: z.number().int(),
  resultsVersion: z.number().int(),
  setupVersion: z.number().int(),
  devicesVersion: z.number().int(),
  presenceVersion: z.number().int(),
})
export type OrganizerNews = z.infer<typeof organizerNews>

/**
 * The versions of what a judge works with. A workspace that was read at an earlier `event.changeVersion` than
 * `workspaceVersion` is out of date: the event, an entry or a criterion has changed; or the organizer has reopened or cleared
 * sheets of this judge, or asked for missing scores; or the list of entries to talk over has changed. `savedVersion` is the
 * revision of the judge's last save on any device. If `devicesVersion` differs from the workspace's, the judge's devices
 * have changed.
 */
const judgeNews = z.object({
  eventId: id("Event"),
  workspaceVersion: z.number().int(),
  savedVersion: z.number().int(),
  devicesVersion: z.number().int(),
})
export type JudgeNews = z.infer<typeof judgeNews>

export const judgeLiveCalls = {
  live: {
    who: "judge",
    rest: null,
    says: "Versions of what the judge works with, as they change",
    input: liveInput.optional(),
  },
} as const satisfies Calls

export const eventLiveCalls = {
  live: {
    who: "organizer",
    rest: null,
    says: "Versions of what the dashboard shows, as they change",
    input: byEvent.extend(liveInput.shape),
  },
} as const satisfies Calls
