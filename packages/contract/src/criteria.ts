import { NO_CLASS } from "@rosette/domain/contest/scorecard"
import { eachRequirement } from "@rosette/domain/entries/entry-flags"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { changes, deleted, expected } from "./edits.ts"
import { byCriterion, byEvent, id, mutationId } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { flag, longText, requiredText, wholeNumber } from "./text.ts"
import { camelCaseToWords, capitalized } from "./words.ts"

export const requirements = eachRequirement((name) => flag(capitalized(camelCaseToWords(name))))

export const criterion = z.object({
  id: id("Criterion"),
  eventId: id("Event"),
  name: z.string(),
  description: z.string(),
  maxPoints: z.number().int(),
  order: z.number().int(),
  /** The event's setupVersion at which the criterion was added. */
  setupVersion: z.number().int(),
  /** If false, the criterion counts in neither part of the overall percent, only for its own awards. */
  countsOverall: flag("Counts overall"),
  ...requirements,
  /** The classes on whose scorecard it is, 0 for entries in no class; empty means every class. */
  classIds: z.array(z.number().int()),
})
export type Criterion = z.infer<typeof criterion>

/** A list with at most one item for each criterion of an event. */
export const upToAllCriteria = <List extends z.ZodArray>(list: List) =>
  atMost(LIMITS.criterion.perEvent, `An event has at most ${LIMITS.criterion.perEvent} criteria`, list)

const { perEvent: maxClasses } = LIMITS.class

/** The classes on whose scorecard a criterion is, each once; 0 stands for entries in no class, an empty list for every class. */
export const scorecardClasses = atMost(
  maxClasses + 1,
  `There can be at most ${maxClasses} classes`,
  z.array(wholeNumber("Class", NO_CLASS, LIMITS.id.max), { error: "Classes must be a list" }),
).transform((ids) => [...new Set(ids)])

/** Criteria with the classes that they are for. */
export const criteriaWithClasses = upToAllCriteria(
  z.array(z.object({ criterionId: id("Criterion"), classIds: scorecardClasses })),
)

const maxPoints = wholeNumber("Max points", LIMITS.criterion.minPoints, LIMITS.criterion.maxPoints)
const order = wholeNumber("Order", LIMITS.criterion.minOrder, LIMITS.criterion.maxOrder)

/** A criterion that an event is created with. Without an order, it stands in the sequence in which it is sent. */
export const newCriterion = z.object({
  name: requiredText("Criterion name"),
  description: longText("Description").refine((text) => text.trim() !== "", "Description is required"),
  maxPoints,
  order: order.optional(),
  countsOverall: flag("Counts overall").default(true),
  ...eachRequirement((name) => requirements[name].default(false)),
})

const fields = {
  name: requiredText("Criterion name"),
  description: longText("Description"),
  maxPoints,
  order,
  countsOverall: flag("Counts overall"),
  classIds: scorecardClasses,
}

const createCriterion = byEvent.extend({
  mutationId,
  ...fields,
  description: fields.description.default(""),
  maxPoints: maxPoints.default(LIMITS.criterion.defaultPoints),
  order: order.default(LIMITS.criterion.minOrder),
  countsOverall: fields.countsOverall.default(true),
  classIds: fields.classIds.optional(),
  ...eachRequirement((name) => requirements[name].default(false)),
})

const editedCriterion = criterion
  .omit({ id: true, eventId: true, setupVersion: true })
  .extend({ classIds: scorecardClasses })

export const criterionCalls = {
  criteria: {
    who: "member",
    rest: "GET /events/:eventId/criteria",
    says: "The scoring criteria, by their order",
    input: byEvent,
    output: z.array(criterion),
  },
  createCriterion: {
    who: "organizer",
    rest: "POST /events/:eventId/criteria",
    status: 201,
    says: "Add a scoring criterion",
    input: createCriterion,
    output: criterion,
    refuses: ["LIMIT_REACHED", "MUTATION_ID_REUSED"],
    effect: "results",
  },
  updateCriterion: {
    who: "organizer",
    rest: "PUT /criteria/:criterionId",
    says: "Change the fields that are sent",
    input: byCriterion.extend(changes({ ...fields, ...requirements }).shape).extend(expected(editedCriterion)),
    output: criterion,
    refuses: ["POINTS_ABOVE_MAX", "FIELDS_CHANGED"],
    effect: "results",
  },
  updateCriteria: {
    who: "organizer",
    rest: "PATCH /events/:eventId/criteria",
    says: "Set the classes on whose scorecards criteria of one event are, all or none",
    input: byEvent.extend({ criteria: criteriaWithClasses }),
    output: z.array(z.object({ criterionId: id("Criterion"), classIds: z.array(z.number().int()) })),
    effect: "results",
  },
  /** Puts criteria of one section into this sequence by exchanging their orders. */
  orderCriteria: {
    who: "organizer",
    rest: "PUT /events/:eventId/criteria-order",
    says: "Put criteria of one section into a sequence",
    input: byEvent.extend({ criterionIds: upToAllCriteria(z.array(id("Criterion")).min(1)) }),
    output: z.array(criterion),
    effect: "results",
  },
  deleteCriterion: {
    who: "organizer",
    rest: "DELETE /criteria/:criterionId",
    says: "Delete a criterion and its scores",
    input: byCriterion,
    output: deleted,
    effect: "results",
    body: "small",
  },
} as const satisfies Calls
