import { z } from "zod"
import { ofClass } from "./classes.ts"
import { byEvent, id } from "./fields/ids.ts"
import { organizedJudge } from "./judges.ts"

const namedEntry = z.object({ entryId: id("Entry"), votingId: z.string(), entryName: z.string() })

const outstandingJudge = organizedJudge
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
    /** The first of the entries without a submitted sheet. */
    missing: z.array(namedEntry),
    lacking: z.array(namedEntry.extend({ criterionIds: z.array(id("Criterion")), isAsked: z.boolean() })),
  })

/** One sheet of each active judge for each entry is expected. A submitted one may lack criteria that apply by now. */
const sheetCounts = {
  expectedSheets: z.number().int(),
  submittedSheets: z.number().int(),
  outstandingSheets: z.number().int(),
  lackingSheets: z.number().int(),
  /** While a sheet is missing or lacks something. */
  isProvisional: z.boolean(),
}

/** Who has sheets that are missing or lack something, and which criteria are lacking. */
const outstandingSheets = z.object({
  ...sheetCounts,
  judges: z.array(outstandingJudge),
  criteria: z.array(z.object({ criterionId: id("Criterion"), name: z.string(), lackingSheets: z.number().int() })),
})

const judgeStatistics = organizedJudge.pick({
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
    input: byEvent.extend(ofClass),
    output: z.object({
      /** The entries with the highest score so far; several where they tie, none before the first submitted sheet. */
      leaders: z.array(namedEntry.extend({ percent: z.number().int() })),
      /** The confirmed overall winners. */
      winners: z.array(namedEntry),
      totalEntries: z.number().int(),
      totalCriteria: z.number().int(),
      totalJudges: z.number().int(),
      activeJudges: z.number().int(),
      totalScores: z.number().int(),
      submittedScores: z.number().int(),
      completionPercent: z.number().int(),
      ...sheetCounts,
      judges: z.array(judgeStatistics),
    }),
  },
  /** What results still wait for: sheets that are missing, and criteria that submitted sheets lack; from whom, and why. */
  outstanding: { input: byEvent.extend(ofClass), output: outstandingSheets },
} as const
