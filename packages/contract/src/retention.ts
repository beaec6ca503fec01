import { z } from "zod"
import { byEvent } from "./fields/ids.ts"
import { isoDate, requiredText } from "./fields/text.ts"
import { LIMITS } from "./limits.ts"

const isoDay = z.iso.date()

/**
 * Until when an event is kept. `state` is due where it is removed after `lastDay`; kept for good where the server keeps
 * events (off), and for the demo. `warning` is 14 or 3 in the last days before.
 */
export const eventRetention = z.object({
  state: z.enum(["off", "demo", "due"]),
  lastDay: isoDay.nullable(),
  daysLeft: z.number().int().nullable(),
  warning: z.union([z.literal(14), z.literal(3)]).nullable(),
  extension: z.object({ until: isoDay, reason: z.string(), extendedBy: z.string(), extendedAt: isoDate }).nullable(),
})
export type EventRetention = z.infer<typeof eventRetention>

export const retentionCalls = {
  retention: { input: byEvent, output: eventRetention },
  extendRetention: {
    input: byEvent.extend({
      until: z.iso.date({ error: "Until must be a day, such as 2027-01-31" }),
      reason: requiredText("Reason", LIMITS.retention.reasonMaxChars),
    }),
    output: eventRetention,
  },
} as const
