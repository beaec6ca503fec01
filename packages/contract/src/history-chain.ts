import { z } from "zod"
import type { Calls } from "./call.ts"
import { id } from "./ids.ts"

const count = z.number().int()

/** The result of verifying the histories of all events. `broken` has the first wrong line of each event that has one. */
export const verifiedHistory = z.object({
  holds: z.boolean(),
  events: count,
  /** Lines in a chain; how many of these were erased; lines outside a chain. */
  lines: count,
  erased: count,
  unchained: count,
  broken: z.array(
    z.object({
      eventId: id("Event"),
      eventName: z.string(),
      /** The sequence number at which the chain breaks, and the id of the line there, if there is one. */
      seq: count,
      historyItemId: count.nullable(),
      reason: z.string(),
    }),
  ),
})
export type VerifiedHistory = z.infer<typeof verifiedHistory>

export const historyChainCalls = {
  verifyHistory: {
    who: "masterAdmin",
    rest: "GET /master-admin/verify-history",
    says: "Verify the history of every event, and name each one's first line that does not fit",
    output: verifiedHistory,
  },
} as const satisfies Calls
