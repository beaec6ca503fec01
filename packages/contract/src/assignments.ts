import { z } from "zod"
import type { Calls } from "./call.ts"
import { byEvent, id } from "./ids.ts"
import { assignedJudges, sheetsPerEntry } from "./judges.ts"
import { LIMITS } from "./limits.ts"
import { isoDate, wholeNumber } from "./text.ts"

const { minSecondsPerSheet, maxSecondsPerSheet } = LIMITS.assignments

const count = z.number().int()
const entryIds = z.array(id("Entry"))

/** What a judge is offered. */
export const offerCalls = {
  /** `counts`: of each entry that the judge is asked for or has submitted, the sheets that their team has, up to what it needs, and needs. */
  next: {
    who: "judge",
    rest: "POST /judge/next",
    says: "The entry to judge next, and how many sheets each entry has and needs",
    output: z.object({
      entryId: id("Entry").nullable(),
      counts: z.array(z.tuple([id("Entry"), count, count])),
    }),
    effect: null,
    body: "small",
  },
} as const satisfies Calls

export const assignmentCalls = {
  /** `sheets` and `minutes`: what is done and what is planned. `endsAt` is null before the first submitted sheet. */
  previewAssignments: {
    who: "organizer",
    rest: "POST /events/:eventId/assignments/preview",
    says: "What each judge would have to do with other assignments, and what nobody could judge; nothing is saved",
    input: byEvent.extend({
      assignments: assignedJudges.optional(),
      sheetsPerEntry,
      secondsPerSheet: wholeNumber("Seconds for each sheet", minSecondsPerSheet, maxSecondsPerSheet).optional(),
    }),
    output: z.object({
      expectedSheets: count,
      judges: z.array(z.object({ judgeId: id("Judge"), sheets: count, minutes: count })),
      /** Entries that nobody could score, and those that too few could. */
      nobody: entryIds,
      short: entryIds,
      sectionsUncovered: z.array(z.object({ section: count, entryIds })),
      endsAt: isoDate.nullable(),
    }),
    effect: null,
  },
} as const satisfies Calls
