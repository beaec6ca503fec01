import { z } from "zod"
import type { Calls } from "./call.ts"
import { deleted } from "./edits.ts"
import { byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { isoDate, optionalText, requiredText } from "./text.ts"

const { keyMaxChars, reasonMaxChars } = LIMITS.settlement

const SETTLEMENT_KINDS = ["order", "shared", "lot"] as const

/** A person's decision on a tie. Only a lot has a `seed`: 64 lower-case hex digits. */
export const settlement = z.object({
  id: id("Settlement"),
  kind: z.enum(SETTLEMENT_KINDS),
  /** In the order that was decided or drawn by lot. */
  entryIds: z.array(id("Entry")),
  reason: z.string(),
  seed: z.string().nullable(),
  settledBy: z.string(),
  settledAt: isoDate,
})
export type TieSettlement = z.infer<typeof settlement>

/**
 * Entries that are equal on a ladder ("overall", "criterion:12", "section:1"). A settlement is stale if its tie no longer
 * exists or has changed: then it does not count, and `place` is null.
 */
export const tie = z.object({
  key: z.string(),
  ladder: z.string(),
  place: z.number().int().nullable(),
  entryIds: z.array(id("Entry")),
  /** The points that all of them have, of how many; null for a stale tie. */
  figure: z.object({ points: z.number(), maxPoints: z.number().int() }).nullable(),
  /** The tie-breaks that were applied, and the value that all the entries have; null if a step was skipped. */
  steps: z.array(z.object({ step: z.string(), value: z.number().nullable() })),
  state: z.enum(["open", "settled", "stale"]),
  settlement: settlement.nullable(),
  /** Lots that were drawn for these entries on this ladder and withdrawn: a lot is never drawn twice. */
  withdrawnLots: z.array(
    settlement.extend({ withdrawnBy: z.string(), withdrawnAt: isoDate, withdrawnReason: z.string() }),
  ),
})
export type Tie = z.infer<typeof tie>

export const tieCalls = {
  ties: {
    who: "organizer",
    rest: "GET /events/:eventId/ties",
    says: "Ties that matter: open, settled, and settlements whose tie is another one by now (stale)",
    input: byEvent,
    output: z.object({ ties: z.array(tie) }),
  },
  settleTie: {
    who: "organizer",
    rest: "POST /events/:eventId/ties/settle",
    status: 201,
    says: "Settle an open tie: by an order of exactly its entries, as shared, or by a lot that the server draws",
    /** `entryIds` (the tied entries, best first) and `reason` are only for the kind "order". */
    input: byEvent.extend({
      key: requiredText("Tie", keyMaxChars),
      kind: z.enum(SETTLEMENT_KINDS, { error: `Kind must be one of ${SETTLEMENT_KINDS.join(", ")}` }),
      entryIds: atMost(
        LIMITS.event.maxEntries,
        `At most ${LIMITS.event.maxEntries} entries can be put in order`,
        z.array(id("Entry"), { error: "entryIds must be a list of entries" }),
      ).optional(),
      reason: optionalText("Reason", reasonMaxChars).default(""),
    }),
    output: settlement,
    refuses: ["TIE_CHANGED", "TIE_SETTLED"],
    effect: "decisions",
  },
  withdrawSettlement: {
    who: "organizer",
    rest: "DELETE /tie-settlements/:settlementId",
    says: "Withdraw how a tie was settled, with the reason",
    input: z.object({ settlementId: id("Settlement"), reason: requiredText("Reason", reasonMaxChars) }),
    output: deleted,
    effect: "decisions",
  },
} as const satisfies Calls
