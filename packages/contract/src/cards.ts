import { z } from "zod"
import type { Calls } from "./call.ts"
import { byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { isoDate } from "./text.ts"

const { maxEntries } = LIMITS.event

export const card = z.object({
  entryId: id("Entry"),
  cardId: z.string(),
  votingId: z.string(),
  /** What its QR code says. */
  url: z.string(),
  printedAt: isoDate.nullable(),
  /** What the card shows has changed since it was printed. */
  isOutdated: z.boolean(),
})
export type Card = z.infer<typeof card>

export const cardCalls = {
  cards: {
    who: "organizer",
    rest: "GET /events/:eventId/cards",
    says: "The cards of all entries, by voting ID in natural order",
    input: byEvent,
    output: z.object({ cards: z.array(card) }),
  },
  /** Entries that are gone are left out of the count. */
  cardsPrinted: {
    who: "organizer",
    rest: "POST /events/:eventId/cards/printed",
    says: "Say that the cards of these entries were printed, as they are now",
    input: byEvent.extend({
      entryIds: atMost(
        maxEntries,
        `At most ${maxEntries.toLocaleString("en-US")} cards can be printed at once`,
        z.array(id("Entry"), { error: "entryIds must be a list of entries" }),
      ),
    }),
    output: z.object({ count: z.number().int() }),
    effect: "eventDetails",
  },
} as const satisfies Calls
