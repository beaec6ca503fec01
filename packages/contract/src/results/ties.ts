import { z } from "zod"
import { deleted } from "../fields/edits.ts"
import { byEvent, id } from "../fields/ids.ts"
import { isoDate, optionalText, requiredText } from "../fields/text.ts"
import { LIMITS } from "../limits.ts"

const { keyMaxChars, reasonMaxChars } = LIMITS.settlement

export const SETTLEMENT_KINDS = ["order", "shared", "lot"] as const

/** A person's decision on a tie. Only a lot has a `seed`: 64 lower-case hex digits. */
export const settlement = z.object({
  id: id("Settlement"),
  kind: z.enum(SETTLEMENT_KINDS),
  /** In the order that was decided or drawn. */
  entryIds: z.array(id("Entry")),
  reason: z.string(),
  seed: z.string().nullable(),
  settledBy: z.string(),
  settledAt: isoDate,
})
export type TieSettlement = z.infer<typeof settlement>

/**
 * Entries that stand level on a ladder ("overall", "criterion:12", "section:1"). A settlement is stale where its tie is there
 * no more or has other numbers: it does not count, and has no place.
 */
export const tie = z.object({
  key: z.string(),
  ladder: z.string(),
  place: z.number().int().nullable(),
  entryIds: z.array(id("Entry")),
  /** The tie-breaks that the entries went through, and the value that all of them have; null where a step was skipped. */
  steps: z.array(z.object({ step: z.string(), value: z.number().nullable() })),
  state: z.enum(["open", "settled", "stale"]),
  settlement: settlement.nullable(),
  /** Lots that were drawn for it and withdrawn: it cannot be drawn again. */
  withdrawnLots: z.array(
    settlement.extend({ withdrawnBy: z.string(), withdrawnAt: isoDate, withdrawnReason: z.string() }),
  ),
})
export type Tie = z.infer<typeof tie>

export const tieCalls = {
  ties: { input: byEvent, output: z.object({ ties: z.array(tie) }) },
  settleTie: {
    /** `entryIds` (the tied entries, the first is the best) and `reason` belong to an order. */
    input: byEvent.extend({
      key: requiredText("Tie", keyMaxChars),
      kind: z.enum(SETTLEMENT_KINDS, { error: `Kind must be one of ${SETTLEMENT_KINDS.join(", ")}` }),
      entryIds: z
        .array(id("Entry"), { error: "entryIds must be a list of entries" })
        .max(LIMITS.event.maxEntries, `At most ${LIMITS.event.maxEntries} entries can be put in order`)
        .optional(),
      reason: optionalText("Reason", reasonMaxChars).default(""),
    }),
    output: settlement,
  },
  withdrawSettlement: {
    input: z.object({ settlementId: id("Settlement"), reason: requiredText("Reason", reasonMaxChars) }),
    output: deleted,
  },
} as const
