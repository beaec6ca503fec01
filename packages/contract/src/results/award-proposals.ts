import { z } from "zod"
import { awardWinner } from "../awards.ts"
import { byEvent, id } from "../fields/ids.ts"
import { atMost } from "../fields/lists.ts"
import { version } from "../fields/text.ts"
import { LIMITS } from "../limits.ts"

/** Who would get each award by the rules, and what prevents it; without manual awards, highest priority first. */
export const awardsProposal = z.object({
  /** The version of the results that the proposal was made from. */
  version: z.number().int(),
  awards: z.array(
    z.object({
      awardId: id("Award"),
      winners: z.array(
        z.object({
          entryId: id("Entry"),
          /** The entry already holds the award. */
          isPinned: z.boolean(),
          /** The entry holds the award, but would not get it by the rules now. */
          isFlagged: z.boolean(),
        }),
      ),
      skipped: z.array(z.object({ entryId: id("Entry"), heldAwardId: id("Award") })),
      needsDecision: z
        .object({
          kind: z.enum(["tie", "pinnedLower"]),
          entryIds: z.array(id("Entry")),
          /** The key of the tie; null if the tie is settled as shared, and for pinnedLower. */
          key: z.string().nullable(),
        })
        .nullable(),
      /** The award of higher priority that must be decided first. */
      waitsFor: id("Award").nullable(),
      /**
       * The criteria that decide the award and that submitted sheets lack, with how many sheets: until then it can still
       * change. Omitted if there are none.
       */
      lacking: z.array(z.object({ criterionId: id("Criterion"), sheets: z.number().int() })).optional(),
    }),
  ),
})
export type AwardsProposal = z.infer<typeof awardsProposal>

export const awardProposalCalls = {
  proposal: { input: byEvent, output: awardsProposal },
  /**
   * For each award with a flagged winner: the entries that would get it now if nobody held it, including those between which
   * a person would have to decide.
   */
  flagged: {
    input: byEvent,
    output: z.object({
      version: z.number().int(),
      awards: z.array(z.object({ awardId: id("Award"), entryIds: z.array(id("Entry")) })),
    }),
  },
  /** Assigns what the proposal of that version proposes, for the named awards or for all. */
  accept: {
    input: byEvent.extend({
      version: version("Version"),
      awardIds: atMost(
        LIMITS.event.maxAwards,
        `There can be at most ${LIMITS.event.maxAwards} awards`,
        z.array(id("Award"), { error: "Awards must be a list" }),
      ).optional(),
    }),
    output: z.array(awardWinner),
  },
} as const
