import { z } from "zod"
import { awardWinner } from "../awards.ts"
import { byEvent, id } from "../fields/ids.ts"
import { version } from "../fields/text.ts"
import { LIMITS } from "../limits.ts"

/** Of all awards that are not manual, the highest priority first: who would get each by the rules, and what stands in the way. */
export const awardsProposal = z.object({
  /** Of the results that it was made from. */
  version: z.number().int(),
  awards: z.array(
    z.object({
      awardId: id("Award"),
      winners: z.array(
        z.object({
          entryId: id("Entry"),
          /** It holds the award already. */
          isPinned: z.boolean(),
          /** It holds the award, and by the rules would not get it now. */
          isFlagged: z.boolean(),
        }),
      ),
      skipped: z.array(z.object({ entryId: id("Entry"), heldAwardId: id("Award") })),
      needsDecision: z
        .object({
          kind: z.enum(["tie", "pinnedLower"]),
          entryIds: z.array(id("Entry")),
          /** Of the tie; null where that is settled as shared, and for pinnedLower. */
          key: z.string().nullable(),
        })
        .nullable(),
      /** The award of higher priority that has to be decided first. */
      waitsFor: id("Award").nullable(),
    }),
  ),
})
export type AwardsProposal = z.infer<typeof awardsProposal>

export const awardProposalCalls = {
  proposal: { input: byEvent, output: awardsProposal },
  /** Of each award with a flagged winner, the entries that would get it now if nobody held it, and those that it would be to decide between. */
  flagged: {
    input: byEvent,
    output: z.object({
      version: z.number().int(),
      awards: z.array(z.object({ awardId: id("Award"), entryIds: z.array(id("Entry")) })),
    }),
  },
  /** Gives what the proposal of that version proposes: for the awards that are named, or for all. */
  accept: {
    input: byEvent.extend({
      version: version("Version"),
      awardIds: z
        .array(id("Award"), { error: "Awards must be a list" })
        .max(LIMITS.event.maxAwards, `There can be at most ${LIMITS.event.maxAwards} awards`)
        .optional(),
    }),
    output: z.array(awardWinner),
  },
} as const
