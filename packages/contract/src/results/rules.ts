import { eachRequirement, PANEL_METHODS, readTieBreak, type TieBreak } from "@rosette/domain"
import { z } from "zod"
import { criterionCalls } from "../criteria.ts"
import { expected } from "../fields/edits.ts"
import { byEvent, id } from "../fields/ids.ts"
import { flag, wholeNumber } from "../fields/text.ts"
import { LIMITS } from "../limits.ts"

const { maxTieBreaks, maxPlacesThatMatter, maxConferAbove } = LIMITS.rules

const STEPS = "criterion:ID, section:1 to section:6, median, headToHead or firstPlaces"
const stepSentence = `Each tie-break must be ${STEPS}`

const tieBreak = z.string({ error: stepSentence }).transform((text, context): TieBreak => {
  const step = readTieBreak(text)
  if (step) return step
  context.issues.push({ code: "custom", message: stepSentence, input: text })
  return z.NEVER
})

const conferSentence = `The difference to confer about must be a number from 0 to ${maxConferAbove}, or empty`

/** What an event decides about its results. */
export const rules = z.object({
  panelMethod: z.enum(PANEL_METHODS, { error: `The panel method must be one of ${PANEL_METHODS.join(", ")}` }),
  /** Step after step, until equal scores are told apart. */
  tieBreaks: z
    .array(tieBreak, { error: "tieBreaks must be a list of steps" })
    .max(maxTieBreaks, `There can be at most ${maxTieBreaks} tie-breaks`)
    .refine((steps) => new Set(steps).size === steps.length, "Each tie-break can appear only once"),
  placesThatMatter: wholeNumber("Places that matter", 1, maxPlacesThatMatter),
  /** A range between judges in points of percent; null is off. */
  conferAbove: z
    .number({ error: conferSentence })
    .min(0, conferSentence)
    .max(maxConferAbove, conferSentence)
    .nullable(),
})
export type EventRules = z.output<typeof rules>

/** As it is answered: steps are texts. */
const shownRules = rules.extend({ tieBreaks: z.array(z.string()) })

const someRules = rules.partial()

/** Of a criterion that is not there yet, what results come from. */
const addedCriterion = criterionCalls.createCriterion.input.pick({
  maxPoints: true,
  order: true,
  countsOverall: true,
  ...eachRequirement(() => true as const),
})

const place = z.number().int().nullable()

export const ruleCalls = {
  rules: { input: byEvent, output: shownRules },
  /** A conflict about the tie-breaks tells the present ones as a JSON list. */
  updateRules: { input: byEvent.extend(someRules.shape).extend(expected(shownRules)), output: shownRules },
  /** What a change would do; nothing is saved. `sheets` counts the submitted sheets that it concerns, also those that would lack an added criterion. */
  previewRules: {
    input: byEvent.extend(someRules.shape).extend({
      countsOverall: z
        .array(z.object({ criterionId: id("Criterion"), countsOverall: flag("Counts overall") }))
        .max(LIMITS.criterion.perEvent)
        .default([]),
      deletedCriterionIds: z.array(id("Criterion")).max(LIMITS.criterion.perEvent).default([]),
      addedCriteria: z.array(addedCriterion).max(LIMITS.criterion.perEvent).default([]),
    }),
    output: z.object({
      sheets: z.number().int(),
      moves: z.array(z.object({ entryId: id("Entry"), from: place, to: place })),
    }),
  },
} as const
