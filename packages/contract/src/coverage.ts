import { ENTRY_STATUSES } from "@rosette/domain/entries/entry-status"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { ofClass } from "./classes.ts"
import { byEvent, id } from "./ids.ts"
import { isoDate } from "./text.ts"

const count = z.number().int()

const coverageOfEntry = z.object({
  entryId: id("Entry"),
  status: z.enum(ENTRY_STATUSES),
  need: count,
  done: count,
  /** One letter a judge, in the order of `judgeIds`: `CELLS` of the domain says which. */
  cells: z.string(),
})
export type CoverageOfEntry = z.infer<typeof coverageOfEntry>

/** `openSince`: since when this entry is open on the judge's phone. */
const judgeInCoverage = z.object({
  judgeId: id("Judge"),
  openEntryId: id("Entry").nullable(),
  openSince: isoDate.nullable(),
  lastSeenAt: isoDate.nullable(),
  waitingSheets: count,
  isFree: z.boolean(),
})
export type JudgeInCoverage = z.infer<typeof judgeInCoverage>

export const coverageCalls = {
  /** The entries that compete, in voting ID order. `classId` is null for those in no class, `endsAt` before the first submitted sheet. */
  coverage: {
    who: "organizer",
    rest: "GET /events/:eventId/coverage",
    says: "Which judge has, or is to have, a sheet of which entry, and who is free",
    input: byEvent.extend(ofClass),
    output: z.object({
      version: count,
      judgeIds: z.array(id("Judge")),
      entries: z.array(coverageOfEntry),
      classes: z.array(
        z.object({ classId: id("Class").nullable(), need: count, done: count, endsAt: isoDate.nullable() }),
      ),
      judges: z.array(judgeInCoverage),
    }),
    restAnswer: "unlessKnown",
  },
} as const satisfies Calls
