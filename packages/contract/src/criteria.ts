import { z } from "zod"
import { changes, deleted, expected } from "./edits.ts"
import { byCriterion, byEvent, id } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { flag, longText, requiredText, wholeNumber } from "./text.ts"

export const requirements = {
  requiresElectricVehicle: flag("Requires electric vehicle"),
  requiresDriverCosplay: flag("Requires driver cosplay"),
  requiresClassicVehicle: flag("Requires classic vehicle"),
  requiresCustomPaint: flag("Requires custom paint"),
  requiresPerformanceMods: flag("Requires performance mods"),
  requiresSound: flag("Requires sound"),
}

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
  requiresElectricVehicle: requirements.requiresElectricVehicle.default(false),
  requiresDriverCosplay: requirements.requiresDriverCosplay.default(false),
  requiresClassicVehicle: requirements.requiresClassicVehicle.default(false),
  requiresCustomPaint: requirements.requiresCustomPaint.default(false),
  requiresPerformanceMods: requirements.requiresPerformanceMods.default(false),
  requiresSound: requirements.requiresSound.default(false),
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
