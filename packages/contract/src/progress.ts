import { RANKS } from "@rosette/domain/contest/rules"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { ofClass } from "./classes.ts"
import { byEvent, id } from "./ids.ts"
import { judgeForOrganizer } from "./judges.ts"
import { countedScore } from "./results.ts"

const namedEntry = z.object({ entryId: id("Entry"), votingId: z.string(), entryName: z.string() })

const outstandingJudge = judgeForOrganizer
  .pick({
    id: true,
    name: true,
    isActive: true,
    submittedEntries: true,
    draftEntries: true,
    lastSeenAt: true,
    waitingSheets: true,
  })
  .extend({
    outstandingSheets: z.number().int(),
    /** The first entries without a submitted sheet; at most `LIMITS.outstanding.namedEntries`. */
    missing: z.array(namedEntry),
    lacking: z.array(namedEntry.extend({ criterionIds: z.array(id("Criterion")), isAsked: z.boolean() })),
  })

/** Each active judge is expected to submit one sheet for each entry. A submitted sheet may lack criteria that apply now. */
const sheetCounts = {
  expectedSheets: z.number().int(),
  submittedSheets: z.number().int(),
  outstandingSheets: z.number().int(),
  lackingSheets: z.number().int(),
  /** True while a sheet is missing or lacks a criterion; never once results are published. */
  isProvisional: z.boolean(),
  /** How many sheets were missing or incomplete when the results were published; omitted while they are not. */
  waivedSheets: z.number().int().optional(),
  /** Submitted beyond what entries need; omitted where every judge is asked for every entry. */
  surplusSheets: z.number().int().optional(),
}

/** The judges with missing or incomplete sheets, and the criteria that sheets lack. */
const outstandingSheets = z.object({
  ...sheetCounts,
  judges: z.array(outstandingJudge),
  criteria: z.array(z.object({ criterionId: id("Criterion"), name: z.string(), lackingSheets: z.number().int() })),
})

const judgeStatistics = judgeForOrganizer.pick({
  id: true,
  name: true,
  submittedEntries: true,
  draftEntries: true,
  totalEntries: true,
  totalScores: true,
  submittedScores: true,
  percent: true,
  status: true,
  lastSeenAt: true,
  waitingSheets: true,
})

export const progressCalls = {
  overview: {
    who: "organizer",
    rest: "GET /events/:eventId/overview",
    says: "The counts of the overview, and how far each judge is",
    input: byEvent.extend(ofClass),
    output: z.object({
      /** "classes": each class is a contest of its own, and the leaders are those of each; omitted otherwise. */
      ranks: z.enum(RANKS).optional(),
      /** The entries with the highest score so far; several if they tie, none before the first submitted sheet. */
      leaders: z.array(namedEntry.extend(countedScore.shape)),
      /** The confirmed overall winners. */
      winners: z.array(namedEntry),
      totalEntries: z.number().int(),
      totalCriteria: z.number().int(),
      totalJudges: z.number().int(),
      activeJudges: z.number().int(),
      totalScores: z.number().int(),
      submittedScores: z.number().int(),
      /** Of the sheets that entries need where their number is set, else of the scores of the judges who have begun. */
      completionPercent: z.number().int(),
      /** How many sheets each entry needs; omitted if no number is set. */
      sheetsPerEntry: z.number().int().optional(),
      ...sheetCounts,
      judges: z.array(judgeStatistics),
    }),
  },
  outstanding: {
    who: "organizer",
    rest: "GET /events/:eventId/outstanding",
    says: "How many sheets are missing or lack a criterion, and whose",
    input: byEvent.extend(ofClass),
    output: outstandingSheets,
  },
  /**
   * How many sheets of active judges each entry has; an entry without any is not listed. `withoutScorecard`: the entries of which none
   * is expected, because the criteria are for other classes.
   */
  entrySheets: {
    who: "organizer",
    rest: "GET /events/:eventId/entry-sheets",
    says: "How many sheets each entry has, and how many are expected of each",
    input: byEvent,
    output: z.object({
      expectedOfEach: z.number().int(),
      entries: z.array(
        z.object({
          entryId: id("Entry"),
          submittedSheets: z.number().int(),
          /** Only where not every judge is asked for every entry, and then of every entry that any sheet is expected of. */
          expectedSheets: z.number().int().optional(),
        }),
      ),
      withoutScorecard: z.array(id("Entry")),
    }),
  },
} as const satisfies Calls
