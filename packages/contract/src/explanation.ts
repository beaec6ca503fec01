import { AWARD_BASES } from "@rosette/domain/contest/awards"
import { PANEL_METHODS } from "@rosette/domain/contest/panel-method"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { byEntry, id } from "./ids.ts"
import { isoDate } from "./text.ts"

const place = z.number().int()
const percent = z.number().nullable()

const difference = z.union([
  z.object({ by: z.enum(["points", "percent"]), value: z.number(), against: z.number() }),
  z.object({ by: z.enum(["step"]), step: z.string(), value: z.number(), against: z.number() }),
  z.object({ by: z.enum(["order", "lot"]) }),
])

/** The next entry above or below, and the first number in which they differ, or who decided between them. */
const neighbour = z.object({ entryId: id("Entry"), votingId: z.string(), place, percent, difference })

const settlement = z.object({
  id: id("Settlement"),
  ladder: z.string(),
  kind: z.enum(["order", "shared", "lot"]),
  entryIds: z.array(id("Entry")),
  reason: z.string(),
  seed: z.string().nullable(),
  settledBy: z.string(),
  settledAt: isoDate,
})

/** What can happen to a sheet; a draft is listed once, as it was last saved. */
const SHEET_EVENTS = [
  "draft",
  "submitted",
  "completed",
  "asked",
  "reopened",
  "takenBack",
  "cleared",
  "steppedAside",
  "cameBack",
] as const
export type SheetEvent = (typeof SHEET_EVENTS)[number]

/** One event of a sheet; `actor` and `role` say who did it. */
const sheetStory = z.object({
  at: isoDate,
  actor: z.string(),
  role: z.string(),
  action: z.enum(SHEET_EVENTS),
  reason: z.string().nullable(),
})
export type SheetStory = z.infer<typeof sheetStory>

/** Why an entry has its place. Percents are 0 to 100; averages and points are in points. */
export const entryExplanation = z.object({
  /** The version of the results that it explains. */
  version: z.number().int(),
  sentence: z.string(),
  place: place.nullable(),
  percent,
  panelMethod: z.enum(PANEL_METHODS),
  /** The criteria whose averages and maximum points make the percent. */
  countingCriterionIds: z.array(id("Criterion")),
  /** The criteria that apply to the entry. `isLeftOut`: the panel method did not count these points. */
  criteria: z.array(
    z.object({
      criterionId: id("Criterion"),
      name: z.string(),
      average: z.number(),
      maxPoints: z.number().int(),
      countsOverall: z.boolean(),
      points: z.array(
        z.object({
          judgeId: id("Judge"),
          judgeName: z.string(),
          points: z.number().int(),
          isLeftOut: z.boolean(),
        }),
      ),
    }),
  ),
  sheets: z.array(
    z.object({
      judgeId: id("Judge"),
      judgeName: z.string(),
      isSubmitted: z.boolean(),
      /** Its judge has stepped aside from the entry: it does not count, and has no percent here. */
      isSetAside: z.boolean(),
      percent,
      lackingCriterionIds: z.array(id("Criterion")),
      story: z.array(sheetStory),
    }),
  ),
  /** The judges who have stepped aside from the entry, with a sheet or without. */
  conflicts: z.array(z.object({ judgeId: id("Judge"), judgeName: z.string(), reason: z.string() })),
  above: neighbour.nullable(),
  below: neighbour.nullable(),
  /**
   * The entry with which the sentence compares. Its averages (null without a score) and the differences to it, on the counting
   * criteria for which one of both has a score. They add up to the difference of the points, or of the percents where both are
   * measured by different maxima.
   */
  rival: z
    .object({
      entryId: id("Entry"),
      votingId: z.string(),
      by: z.enum(["points", "percent"]),
      criteria: z.array(
        z.object({
          criterionId: id("Criterion"),
          name: z.string(),
          average: z.number().nullable(),
          difference: z.number(),
        }),
      ),
    })
    .nullable(),
  ties: z.array(
    z.object({
      key: z.string(),
      ladder: z.string(),
      place: place.nullable(),
      entryIds: z.array(id("Entry")),
      state: z.enum(["open", "settled", "stale"]),
      settlement: settlement.nullable(),
    }),
  ),
  /** Settlements that no longer count because somebody withdrew them. */
  withdrawnSettlements: z.array(
    settlement.extend({
      withdrawnBy: z.string().nullable(),
      withdrawnAt: isoDate.nullable(),
      withdrawnReason: z.string().nullable(),
    }),
  ),
  /** For each closed poll in which the entry has votes: "Audience: 214 of 812 votes, 1st". */
  audience: z.array(z.object({ pollId: id("Poll"), sentence: z.string() })),
  /** `heldAwardId`: the award that excludes a skipped entry. */
  awards: z.array(
    z.object({
      awardId: id("Award"),
      awardName: z.string(),
      basis: z.enum(AWARD_BASES),
      outcome: z.enum(["assigned", "proposed", "skipped", "undecided"]),
      isFlagged: z.boolean(),
      heldAwardId: id("Award").nullable(),
      heldAwardName: z.string().nullable(),
    }),
  ),
})
export type EntryExplanation = z.infer<typeof entryExplanation>

export const explanationCalls = {
  explanation: {
    who: "organizer",
    rest: "GET /entries/:entryId/explanation",
    says: "Why an entry has its place: points, neighbours, ties, awards, and what happened to each sheet",
    input: byEntry,
    output: entryExplanation,
  },
} as const satisfies Calls
