import { z } from "zod"
import type { Calls } from "./call.ts"
import { byEvent, id, mutationId } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { isoDate, optionalText } from "./text.ts"

/** A judge and an entry. */
export const pair = z.object({ judgeId: id("Judge"), entryId: id("Entry") })

/**
 * Why a judge does not judge an entry. Only an active one counts, and a pair has at most one; a dismissed one is a proposal that the
 * organizer does not want to see again.
 */
export const conflict = pair.extend({
  id: id("Conflict"),
  reason: z.string(),
  source: z.enum(["judge", "organizer"]),
  by: z.string(),
  at: isoDate,
  state: z.enum(["active", "withdrawn", "dismissed"]),
})
export type Conflict = z.infer<typeof conflict>

const byConflict = z.object({ conflictId: id("Conflict") })
const reason = optionalText("Reason", LIMITS.conflict.reasonMaxChars).default("")

/** A device that sends later names whom for: nothing is told in another judge's name, nor to another database. */
export const keptFor = { judgeId: id("Judge").nullish(), databaseId: optionalText("databaseId").nullish() }

/** The calls of a judge about their own conflicts. */
export const judgeConflictCalls = {
  /** Again with another reason, or another mutationId: the first declaration stands. */
  stepAside: {
    who: "judge",
    rest: "POST /judge/conflicts",
    status: 201,
    statusAgain: 200,
    says: "Step aside from an entry: a sheet of it is kept, and does not count",
    input: z.object({ entryId: id("Entry"), reason, mutationId, ...keptFor }),
    output: conflict,
    refuses: ["EVENT_CLOSED", "DATABASE_CHANGED", "MUTATION_ID_REUSED"],
    effect: "results",
    whenPublished: "EVENT_CLOSED",
    body: "small",
  },
  withdrawConflict: {
    who: "judge",
    rest: "DELETE /judge/conflicts/:conflictId",
    says: "Withdraw an own declaration, as long as there is no submitted sheet",
    input: byConflict,
    output: conflict,
    refuses: ["EVENT_CLOSED", "STEPPED_ASIDE"],
    effect: "results",
    whenPublished: "EVENT_CLOSED",
    body: "small",
  },
} as const satisfies Calls

export const conflictCalls = {
  conflicts: {
    who: "organizer",
    rest: "GET /events/:eventId/conflicts",
    says: "Who has stepped aside from which entry, and pairs that look as if somebody should",
    input: byEvent,
    output: z.object({
      conflicts: z.array(conflict),
      /** `sameName`: the entry's owner has the judge's name. Nothing is done about them unasked. */
      proposed: z.array(pair.extend({ why: z.literal("sameName") })),
    }),
  },
  /** Of a pair that has an active conflict: the first declaration stands. */
  addConflict: {
    who: "organizer",
    rest: "POST /events/:eventId/conflicts",
    status: 201,
    statusAgain: 200,
    says: "Declare that a judge does not judge an entry: a sheet of it is kept, and does not count",
    input: byEvent.extend({ ...pair.shape, reason }),
    output: conflict,
    effect: "results",
    body: "small",
  },
  /** Of a dismissed one: the pair can be proposed again. */
  withdrawConflict: {
    who: "organizer",
    rest: "DELETE /conflicts/:conflictId",
    says: "Withdraw a conflict; a sheet that was set aside counts as it was",
    input: byConflict,
    output: conflict,
    effect: "results",
    body: "small",
  },
  /** What a judge has declared stays. */
  dismissConflict: {
    who: "organizer",
    rest: "POST /events/:eventId/conflicts/dismiss",
    says: "Do not propose a conflict of this judge and entry again; one that the organizer declared is withdrawn",
    input: byEvent.extend(pair.shape),
    output: conflict,
    effect: "results",
    body: "small",
  },
} as const satisfies Calls
