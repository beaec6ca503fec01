import { z } from "zod"
import type { Calls } from "./call.ts"
import { changes, deleted, expected } from "./edits.ts"
import { byEvent, id, mutationId } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { optionalText, requiredText, wholeNumber } from "./text.ts"

const { minOrder, maxOrder, nameMaxChars, codeMaxChars } = LIMITS.class

/** A class of an event's entries. `isBelowMin` is true while it has fewer entries than `minEntries`. */
export const entryClass = z.object({
  id: id("Class"),
  eventId: id("Event"),
  name: z.string(),
  code: z.string(),
  order: z.number().int(),
  minEntries: z.number().int(),
  entryCount: z.number().int(),
  isBelowMin: z.boolean(),
})
export type EntryClass = z.infer<typeof entryClass>

/** The fields of a class that judges see. */
export const judgedClass = entryClass.pick({ id: true, name: true, code: true, order: true })

const byClass = z.object({ classId: id("Class") })

const classFields = {
  name: requiredText("Class name", nameMaxChars),
  code: optionalText("Class code", codeMaxChars),
  order: wholeNumber("Order", minOrder, maxOrder),
  minEntries: wholeNumber("Smallest size", 0, LIMITS.event.maxEntries),
}

/** The values that the sender of a change saw: a field with another value now is not overwritten. */
const seenClass = entryClass.pick({ name: true, code: true, order: true, minEntries: true })

/** Narrows a list to the entries of one class. */
export const ofClass = { classId: id("Class").nullish() }

export const classCalls = {
  classes: {
    who: "organizer",
    rest: "GET /events/:eventId/classes",
    says: "The classes of the entries, by their order; isBelowMin where one has too few entries",
    input: byEvent,
    output: z.array(entryClass),
  },
  createClass: {
    who: "organizer",
    rest: "POST /events/:eventId/classes",
    status: 201,
    says: "Add a class",
    /** Without an order the class comes last. */
    input: byEvent.extend({
      mutationId,
      ...classFields,
      code: classFields.code.default(""),
      order: classFields.order.optional(),
      minEntries: classFields.minEntries.default(0),
    }),
    output: entryClass,
    refuses: ["CLASS_NAME_TAKEN", "LIMIT_REACHED", "MUTATION_ID_REUSED"],
    effect: "shownToJudges",
  },
  updateClass: {
    who: "organizer",
    rest: "PUT /classes/:classId",
    says: "Change the fields that are sent",
    input: byClass.extend(changes(classFields).shape).extend(expected(seenClass)),
    output: entryClass,
    refuses: ["CLASS_NAME_TAKEN", "FIELDS_CHANGED"],
    effect: "shownToJudges",
  },
  deleteClass: {
    who: "organizer",
    rest: "DELETE /classes/:classId",
    says: "Delete a class that no entry, no award and no criterion names",
    input: byClass,
    output: deleted,
    refuses: ["CLASS_IN_USE"],
    effect: "shownToJudges",
  },
  mergeClass: {
    who: "organizer",
    rest: "POST /classes/:classId/merge",
    says: "Move the entries of a class into another one, replace it in awards, take it off scorecards, and delete it",
    input: byClass.extend({ intoClassId: id("Class") }),
    output: z.object({ moved: z.number().int() }),
    refuses: ["CLASS_IN_USE"],
    effect: "results",
  },
} as const satisfies Calls
