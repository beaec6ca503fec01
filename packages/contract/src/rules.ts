import { PANEL_METHODS } from "@rosette/domain/contest/panel-method"
import { NOT_APPLICABLE, RANKS, readTieBreak, type TieBreak } from "@rosette/domain/contest/rules"
import { eachRequirement } from "@rosette/domain/entries/entry-flags"
import { ENTRY_STATUSES } from "@rosette/domain/entries/entry-status"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { pair } from "./conflicts.ts"
import { criteriaWithClasses, criterionCalls, upToAllCriteria } from "./criteria.ts"
import { expected } from "./edits.ts"
import { byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { flag, wholeNumber } from "./text.ts"

export const RULES_TEXTS = {
  underWay: "The previous preview is still being calculated. Please wait a moment.",
} as const

const { maxTieBreaks, maxPlacesThatMatter, maxConferAbove, maxSheetsPerEntry } = LIMITS.rules

const STEPS = "criterion:ID, section:1 to section:6, median, headToHead or firstPlaces"
const stepSentence = `Each tie-break must be ${STEPS}`

const tieBreak = z.string({ error: stepSentence }).transform((text, context): TieBreak => {
  const step = readTieBreak(text)
  if (step) return step
  context.issues.push({ code: "custom", message: stepSentence, input: text })
  return z.NEVER
})

const steps = <Step extends z.ZodType>(step: Step) =>
  atMost(
    maxTieBreaks,
    `There can be at most ${maxTieBreaks} tie-breaks`,
    z.array(step, { error: "tieBreaks must be a list of steps" }),
  )

const conferSentence = `The difference to confer about must be a number from 0 to ${maxConferAbove}, or empty`

/** The rules of an event's results. */
export const rules = z.object({
  panelMethod: z.enum(PANEL_METHODS, { error: `The panel method must be one of ${PANEL_METHODS.join(", ")}` }),
  /** Applied in this order until equal scores are separated. */
  tieBreaks: steps(tieBreak).refine(
    (named) => new Set(named).size === named.length,
    "Each tie-break can appear only once",
  ),
  placesThatMatter: wholeNumber("Places that matter", 1, maxPlacesThatMatter),
  /** A range between judges in percentage points; null means off. */
  conferAbove: z
    .number({ error: conferSentence })
    .min(0, conferSentence)
    .max(maxConferAbove, conferSentence)
    .nullable(),
  /** What happens to the points of a criterion that does not apply to an entry. */
  notApplicable: z.enum(NOT_APPLICABLE, { error: `notApplicable must be one of ${NOT_APPLICABLE.join(", ")}` }),
  /** Whether the entries of all classes are one contest, or each class is one of its own. */
  ranks: z.enum(RANKS, { error: `ranks must be one of ${RANKS.join(", ")}` }),
  /** How many sheets each entry needs of a team of judges; null means one of every judge. */
  sheetsPerEntry: wholeNumber("Sheets for each entry", 1, maxSheetsPerEntry).nullable(),
})
export type EventRules = z.output<typeof rules>

/** The rules in an output: steps are texts. */
const shownRules = rules.extend({ tieBreaks: steps(z.string()) })

const someRules = rules.partial()

/** The fields of a criterion to be added that results depend on. */
const addedCriterion = criterionCalls.createCriterion.input.pick({
  maxPoints: true,
  order: true,
  countsOverall: true,
  classIds: true,
  ...eachRequirement(() => true as const),
})

/** Entries in another class or with another status; an omitted field stays. */
const changedEntries = atMost(
  LIMITS.event.maxEntries,
  `An event has at most ${LIMITS.event.maxEntries} entries`,
  z.array(
    z.object({
      entryId: id("Entry"),
      classId: id("Class").nullable().optional(),
      status: z.enum(ENTRY_STATUSES, { error: `status must be one of ${ENTRY_STATUSES.join(", ")}` }).optional(),
    }),
  ),
)

const sentConflicts = atMost(
  LIMITS.conflict.previewed,
  `At most ${LIMITS.conflict.previewed} conflicts can be looked at together`,
  z.array(pair, { error: "conflicts must be a list of judges and entries" }),
)

const place = z.number().int().nullable()

export const ruleCalls = {
  rules: {
    who: "organizer",
    rest: "GET /events/:eventId/rules",
    says: "How a panel's points are combined, what breaks ties, and which places matter",
    input: byEvent,
    output: shownRules,
  },
  /** A conflict about the tie-breaks contains the current ones as a JSON list. */
  updateRules: {
    who: "organizer",
    rest: "PUT /events/:eventId/rules",
    says: "Change the rules that are sent",
    input: byEvent.extend(someRules.shape).extend(expected(shownRules)),
    output: shownRules,
    refuses: ["FIELDS_CHANGED"],
    effect: "results",
  },
  /**
   * The effect of a change, without saving it. `sheets` counts the affected submitted sheets, including those that would lack
   * an added criterion, or one that comes on their scorecard.
   */
  previewRules: {
    who: "organizer",
    rest: "POST /events/:eventId/rules/preview",
    says: "How many submitted sheets a change concerns, and whose place would move; nothing is saved",
    input: byEvent.extend(someRules.shape).extend({
      countsOverall: upToAllCriteria(
        z.array(z.object({ criterionId: id("Criterion"), countsOverall: flag("Counts overall") })),
      ).default([]),
      deletedCriterionIds: upToAllCriteria(z.array(id("Criterion"))).default([]),
      addedCriteria: upToAllCriteria(z.array(addedCriterion)).default([]),
      criteria: criteriaWithClasses.default([]),
      entries: changedEntries.default([]),
      /** Judges who would step aside from entries. */
      conflicts: sentConflicts.default([]),
    }),
    output: z.object({
      sheets: z.number().int(),
      moves: z.array(z.object({ entryId: id("Entry"), from: place, to: place })),
    }),
    refuses: ["TOO_MANY_ATTEMPTS"],
    effect: null,
    beforeBody: ["previewTurn"],
  },
} as const satisfies Calls
