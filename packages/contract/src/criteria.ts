import { eachRequirement } from "@rosette/domain"
import { z } from "zod"
import { changes, deleted, expected } from "./edits.ts"
import { byCriterion, byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { flag, longText, requiredText, wholeNumber } from "./text.ts"

/** "requiresCustomPaint" is "Requires custom paint". */
const wordsOf = (name: string) =>
  name.replace(/^r/, "R").replace(/(?<!^)[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)

export const requirements = eachRequirement((name) => flag(wordsOf(name)))

export const criterion = z.object({
  id: id("Criterion"),
  eventId: id("Event"),
  name: z.string(),
  description: z.string(),
  maxPoints: z.number().int(),
  order: z.number().int(),
  /** The event's setupVersion that the criterion was added with. */
  setupVersion: z.number().int(),
  ...requirements,
})
export type Criterion = z.infer<typeof criterion>

const maxPoints = wholeNumber("Max points", LIMITS.criterion.minPoints, LIMITS.criterion.maxPoints)
const order = wholeNumber("Order", LIMITS.criterion.minOrder, LIMITS.criterion.maxOrder)

/** A criterion that an event is created with. */
export const newCriterion = z.object({
  name: requiredText("Criterion name"),
  description: longText("Description").refine((text) => text.trim() !== "", "Description is required"),
  maxPoints,
})

const fields = {
  name: requiredText("Criterion name"),
  description: longText("Description"),
  maxPoints,
  order,
}

const createCriterion = byEvent.extend({
  ...fields,
  description: fields.description.default(""),
  maxPoints: maxPoints.default(LIMITS.criterion.defaultPoints),
  order: order.default(LIMITS.criterion.minOrder),
  ...eachRequirement((name) => requirements[name].default(false)),
})

const editedCriterion = criterion.omit({ id: true, eventId: true, setupVersion: true })

export const criterionCalls = {
  criteria: { input: byEvent, output: z.array(criterion) },
  createCriterion: { input: createCriterion, output: criterion },
  updateCriterion: {
    input: byCriterion.extend(changes({ ...fields, ...requirements }).shape).extend(expected(editedCriterion)),
    output: criterion,
  },
  deleteCriterion: { input: byCriterion, output: deleted },
} as const
