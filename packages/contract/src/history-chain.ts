import { z } from "zod"
import { id } from "./fields/ids.ts"

const count = z.number().int()

/** What reading the histories of all events through comes to. `broken` names of each event the first line that does not fit. */
export const verifiedHistory = z.object({
  holds: z.boolean(),
  events: count,
  /** Lines in a chain, of them those that were erased, and those that stand outside one. */
  lines: count,
  erased: count,
  unchained: count,
  broken: z.array(
    z.object({
      eventId: id("Event"),
      eventName: z.string(),
      /** The place where it does not fit, and the number of the line that stands there, if one does. */
      seq: count,
      historyItemId: count.nullable(),
      reason: z.string(),
    }),
  ),
})
export type VerifiedHistory = z.infer<typeof verifiedHistory>
export type BrokenLine = VerifiedHistory["broken"][number]

export const historyChainCalls = { verifyHistory: { output: verifiedHistory } } as const
