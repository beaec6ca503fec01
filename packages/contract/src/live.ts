import { z } from "zod"
import { byEvent, id } from "./fields/ids.ts"
import { LIMITS } from "./limits.ts"

/** What a live stream takes: the id of the last news that was received, which comes by itself when a line is taken up again. */
export const liveInput = z.object({
  lastEventId: z.string().max(LIMITS.live.eventIdMaxChars, "lastEventId is too long").nullish(),
})

/**
 * What a dashboard shows, as versions: `changeVersion` grows with every change, `resultsVersion` with what moves a result,
 * `setupVersion` with the event's details, its entries and its criteria, `devicesVersion` when a judge signs in on a
 * further device or a device asks to, `presenceVersion` (the time, in milliseconds) when
 * a judge is heard of.
 */
export const organizerNews = z.object({
  eventId: id("Event"),
  changeVersion: z.number().int(),
  resultsVersion: z.number().int(),
  setupVersion: z.number().int(),
  devicesVersion: z.number().int(),
  presenceVersion: z.number().int(),
})
export type OrganizerNews = z.infer<typeof organizerNews>

/**
 * What a judge works with, as versions of the event. A workspace that was read at an earlier `event.changeVersion` than
 * `workspaceVersion` is out of date: the event, an entry or a criterion has changed, or the organizer has reopened or
 * cleared sheets of this judge, asked for what they lack, or asks other than before to talk an entry over. `savedVersion` is the revision of the judge's own last save, on whichever device. Where
 * `devicesVersion` is not the workspace's, the judge's devices are others.
 */
export const judgeNews = z.object({
  eventId: id("Event"),
  workspaceVersion: z.number().int(),
  savedVersion: z.number().int(),
  devicesVersion: z.number().int(),
})
export type JudgeNews = z.infer<typeof judgeNews>

export const judgeLiveCalls = { live: { input: liveInput.optional() } } as const

export const eventLiveCalls = { live: { input: byEvent.extend(liveInput.shape) } } as const
