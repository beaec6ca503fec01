import { z } from "zod"
import { byEvent, id } from "../fields/ids.ts"

const figure = z.number().nullable()
/** Why a figure beside it is null; null where none is. */
const why = z.string().nullable()

const groupAgreement = z.object({
  kendallW: figure,
  icc2: figure,
  icc2k: figure,
  /** Those with a submitted sheet. */
  judges: z.number().int(),
  entries: z.number().int(),
  isComplete: z.boolean(),
  why,
})

/** How far the judges agree, from the percents of their submitted sheets. None of it changes a place. */
export const eventAgreement = z.object({
  overall: groupAgreement,
  classes: z.array(groupAgreement.extend({ classId: id("Class") })),
  /** Severity and spread in points of percent; a severity above 0 is generous. */
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
  /** Percents and places with the judges' severity taken out. */
  adjusted: z.array(z.object({ entryId: id("Entry"), percent: z.number(), place: z.number().int() })),
  /** The widest range between judges first, in points of percent; `sheets` by judge id. */
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

export const agreementCalls = { agreement: { input: byEvent, output: eventAgreement } } as const
