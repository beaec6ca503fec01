import { RANKS } from "@rosette/domain/contest/rules"
import { ENTRY_STATUSES } from "@rosette/domain/entries/entry-status"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { ofClass } from "./classes.ts"
import { byEvent, id } from "./ids.ts"

const criterionResult = z.object({
  criterionId: id("Criterion"),
  name: z.string(),
  average: z.number(),
  maxPoints: z.number().int(),
  judgeCount: z.number().int(),
})

const place = z.number().int().nullable()

/**
 * A percent as a whole number, and the points that it is made of. `hasDecimal`: it is shown with a decimal, because an entry with another
 * maximum has the same whole percent.
 */
export const countedScore = z.object({
  percent: z.number().int(),
  points: z.number(),
  maxPoints: z.number().int(),
  hasDecimal: z.boolean().optional(),
})

/**
 * What last separated an entry from others. For a tie-break step: the entry's value, and that of the next lower entry, or of
 * the next higher one for the lowest entry.
 */
export const placedBy = z.union([
  z.object({ kind: z.literal("step"), step: z.string(), value: z.number(), against: z.number() }),
  z.object({ kind: z.enum(["score", "order", "shared", "lot", "open"]) }),
])

export const entryResult = z.object({
  entryId: id("Entry"),
  entryName: z.string(),
  votingId: z.string(),
  ownerParticipant: z.string(),
  imageUrl: z.string().nullable(),
  classId: id("Class").nullable(),
  /** By the percent alone; `place` also uses tie-breaks and people's settlements of ties. */
  rank: place,
  place,
  classPlace: place,
  placedBy: placedBy.nullable(),
  status: z.enum(ENTRY_STATUSES),
  overallPercent: z.number().nullable(),
  overallPercentRounded: z.number().int().nullable(),
  /** What the entry is measured by: the points of its scorecard that count. */
  maxPoints: z.number().int(),
  judgeCount: z.number().int(),
  /** The sheets that the entry needs of all teams, and has of these; omitted where every judge is asked for every entry. */
  need: z.number().int().optional(),
  done: z.number().int().optional(),
  criteria: z.array(criterionResult),
})

/**
 * The ranking of an event at `version`, which grows when a result, a place or a tie may have changed. Provisional while a
 * sheet of an active judge is missing, or a submitted one lacks a criterion. A new judge changes `expectedSheets`, but no
 * result.
 */
export const eventResults = z.object({
  version: z.number().int(),
  isProvisional: z.boolean(),
  submittedSheets: z.number().int(),
  expectedSheets: z.number().int(),
  /** "classes": each class is a contest of its own, and `placedBy` is about the place there; omitted otherwise. */
  ranks: z.enum(RANKS).optional(),
  entries: z.array(entryResult),
})
export type EventResults = z.infer<typeof eventResults>

export const resultCalls = {
  results: {
    who: "organizer",
    rest: "GET /events/:eventId/results",
    says: "The ranking by place, with averages by criterion, what decided each place, and how complete it is",
    input: byEvent.extend(ofClass),
    output: eventResults,
    restAnswer: "unlessKnown",
  },
} as const satisfies Calls
