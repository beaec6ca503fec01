import { z } from "zod"
import { awardWinner } from "./awards.ts"
import type { Calls } from "./call.ts"
import { byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { requiredText, version } from "./text.ts"

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
          kind: z.enum(["tie", "pinnedLower", "pollOpen"]),
          entryIds: z.array(id("Entry")),
          /** The key of the tie; null if the tie is settled as shared, and for the other kinds. pollOpen: the poll is not closed. */
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

/** One slot of an award that changes hands. */
export const awardMove = z.object({
  awardId: id("Award"),
  /** Null for a slot that nobody holds. */
  from: id("Entry").nullable(),
  /** Null if the slot stays open. */
  to: id("Entry").nullable(),
  /** Why it stays open: people give it, `among` are equal, it waits for a higher award, or nobody else can win it. */
  open: z.enum(["byHand", "tie", "waits", "nobody"]).nullable(),
  among: z.array(id("Entry")),
})
export type AwardMove = z.infer<typeof awardMove>

/** A slot that a person must decide, and the entries that it can go to. */
const awardSlot = z.object({
  /** The winner who holds it, or null. */
  from: id("Entry").nullable(),
  /** A person decided to keep this winner against these entries. */
  isKept: z.boolean(),
  /** Several while a person must choose among equals; `moves` is everything that follows, the award itself first. */
  heirs: z.array(z.object({ entryId: id("Entry"), moves: z.array(awardMove) })),
})

export const awardProposalCalls = {
  proposal: {
    who: "organizer",
    rest: "GET /events/:eventId/awards/proposal",
    says: "Who would get which award by the rules, and what prevents a decision; manual awards are not in it",
    input: byEvent,
    output: awardsProposal,
  },
  /**
   * The awards with slots that a person must decide, apart from ties that can still be settled. `entryIds`: who would get the award
   * now if nobody held it, including those between which a person would have to decide.
   */
  flagged: {
    who: "organizer",
    rest: "GET /events/:eventId/awards/flagged",
    says: "The slots of awards that a person must decide: who would get them, and all that follows",
    input: byEvent,
    output: z.object({
      version: z.number().int(),
      awards: z.array(z.object({ awardId: id("Award"), entryIds: z.array(id("Entry")), slots: z.array(awardSlot) })),
    }),
  },
  /** Keeps a winner although the award would go to `entryIds` now: until the winner or these change. */
  keep: {
    who: "organizer",
    rest: "POST /award-winners/:awardWinnerId/keep",
    says: "Keep a winner who would not get the award now, with a reason",
    input: z.object({
      awardWinnerId: id("Assignment"),
      entryIds: atMost(
        LIMITS.event.maxEntries,
        `There can be at most ${LIMITS.event.maxEntries} entries`,
        z.array(id("Entry"), { error: "Entries must be a list" }),
      ),
      reason: requiredText("Reason", LIMITS.award.keptReasonMaxChars),
    }),
    output: awardWinner,
    refuses: ["TIE_CHANGED", "NOT_COMPETING"],
    effect: "decisions",
  },
  /**
   * Gives one slot of an award to another entry in one step, with everything that follows: awards that it excludes are given up, and
   * go to the next in line. `from`: the winner who loses it, null for an empty slot. `version`: that of the results seen.
   */
  give: {
    who: "organizer",
    rest: "POST /awards/:awardId/give",
    status: 201,
    says: "Give a slot of an award to another entry, with all that follows for lower awards",
    input: z.object({
      awardId: id("Award"),
      entryId: id("Entry"),
      from: id("Entry").nullable(),
      version: version("Version"),
    }),
    output: z.array(awardWinner),
    refuses: ["TIE_CHANGED", "NOT_COMPETING", "ALREADY_ASSIGNED", "AWARD_FULL", "EXCLUSIVE_AWARD"],
    effect: "decisions",
  },
  /** Assigns what the proposal of that version proposes, for the named awards or for all. */
  accept: {
    who: "organizer",
    rest: "POST /events/:eventId/awards/accept",
    status: 201,
    says: "Assign the proposed winners of the named awards, or of all; undecided and waiting awards stay open",
    input: byEvent.extend({
      version: version("Version"),
      awardIds: atMost(
        LIMITS.event.maxAwards,
        `There can be at most ${LIMITS.event.maxAwards} awards`,
        z.array(id("Award"), { error: "Awards must be a list" }),
      ).optional(),
    }),
    output: z.array(awardWinner),
    refuses: ["TIE_CHANGED", "ALREADY_ASSIGNED", "AWARD_FULL", "EXCLUSIVE_AWARD"],
    effect: "decisions",
  },
} as const satisfies Calls
