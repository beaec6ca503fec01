import { z } from "zod"
import type { Calls } from "./call.ts"
import { byEvent, id } from "./ids.ts"

const figure = z.number().nullable()
/** Why a figure of the same record is null; null if none is. */
const why = z.string().nullable()

const groupAgreement = z.object({
  kendallW: figure,
  icc2: figure,
  icc2k: figure,
  /** Judges and entries with a submitted sheet. */
  judges: z.number().int(),
  entries: z.number().int(),
  isComplete: z.boolean(),
  why,
})

/** How far the judges agree, computed from the percents of their submitted sheets. It does not change any place. */
export const eventAgreement = z.object({
  overall: groupAgreement,
  /** Each team by its sections, empty for all, where judges score different ones; the figures over several teams are null then. */
  teams: z.array(groupAgreement.extend({ sections: z.array(z.number().int()) })).optional(),
  classes: z.array(groupAgreement.extend({ classId: id("Class") })),
  /** Severity and spread in percentage points; a severity above 0 is generous. */
  judges: z.array(
    z.object({
      judgeId: id("Judge"),
      severity: figure,
      spread: figure,
      spearman: figure,
      sheets: z.number().int(),
      why,
    }),
  ),
  linked: z.object({
    isLinked: z.boolean(),
    groups: z.array(z.object({ judgeIds: z.array(id("Judge")), entryIds: z.array(id("Entry")) })),
  }),
  /** Percents and places after removing the judges' severity. */
  adjusted: z.array(z.object({ entryId: id("Entry"), percent: z.number(), place: z.number().int() })),
  /** Widest range between judges first, in percentage points; `sheets` by judge id. */
  entries: z.array(
    z.object({
      entryId: id("Entry"),
      range: figure,
      sheets: z.array(z.object({ judgeId: id("Judge"), percent: z.number() })),
      why,
    }),
  ),
})
export type EventAgreement = z.infer<typeof eventAgreement>

export const agreementCalls = {
  agreement: {
    who: "organizer",
    rest: "GET /events/:eventId/agreement",
    says: "How far the judges agree, and which entries to talk about; none of it changes a place",
    input: byEvent,
    output: eventAgreement,
  },
} as const satisfies Calls
