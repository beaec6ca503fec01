import { z } from "zod"
import { organizedEvent } from "./entities.ts"
import { historyChainCalls } from "./history-chain.ts"
import { LIMITS } from "./limits.ts"
import { eventPage } from "./organizer.ts"
import { id } from "./text.ts"

const byEvent = z.object({ eventId: id("Event") })

export const adminContract = {
  ...historyChainCalls,
  login: {
    input: z.object({
      password: z
        .string({ error: "Password is required" })
        .min(1, "Password is required")
        .max(LIMITS.password.maxChars, "Password is too long"),
    }),
    output: z.object({ sessionId: z.string(), events: z.array(organizedEvent), isMasterAdmin: z.literal(true) }),
  },
  events: { input: eventPage, output: z.array(organizedEvent) },
  enterEvent: {
    input: byEvent,
    output: z.object({
      event: organizedEvent,
      sessionId: z.string(),
      organizerId: z.string(),
      organizerName: z.string(),
    }),
  },
  deleteEvent: { input: byEvent, output: z.object({ deletedCount: z.number().int() }) },
  deleteEvents: {
    input: z.object({
      eventIds: z
        .array(id("Event"), { error: "eventIds must be a list of events" })
        .max(LIMITS.batchDelete.maxEvents, `At most ${LIMITS.batchDelete.maxEvents} events can be deleted at once`),
    }),
    output: z.object({ deletedCount: z.number().int(), total: z.number().int() }),
  },
} as const
