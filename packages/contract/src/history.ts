import { z } from "zod"
import type { Calls } from "./call.ts"
import { byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { isoDate, wholeNumber } from "./text.ts"

export const historyItem = z.object({
  id: id("History item"),
  at: isoDate,
  actor: z.string(),
  /** The role, how the session was opened, and the device; empty on lines that are older than these fields. */
  role: z.string(),
  way: z.string(),
  device: z.string(),
  action: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  /** The line's position in its event's hash chain; null on drafts and on lines that are older than the chain. */
  seq: z.number().int().nullable(),
  contentHash: z.string().nullable(),
  previous: z.string().nullable(),
  hash: z.string().nullable(),
})
export type HistoryItem = z.infer<typeof historyItem>

export const historyCalls = {
  history: {
    who: "organizer",
    rest: "GET /events/:eventId/history",
    says: "Who changed what and when, newest first, in pages",
    input: byEvent.extend({
      cursor: id("Cursor").nullish(),
      limit: wholeNumber("Limit", 1, LIMITS.history.maxPageItems).default(LIMITS.history.pageItems),
    }),
    output: z.object({ items: z.array(historyItem), nextCursor: z.number().int().nullable() }),
  },
} as const satisfies Calls
