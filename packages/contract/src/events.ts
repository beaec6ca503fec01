import { NOT_APPLICABLE, RANKS } from "@rosette/domain/contest/rules"
import { USUAL_WORDS, withSentWords } from "@rosette/domain/events/event-words"
import { RESULTS_STATES } from "@rosette/domain/publishing/results-state"
import { STARTER_KEYS } from "@rosette/domain/starters/starter"
import { lookKey } from "@rosette/domain/text/text-keys"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { organizerPassword } from "./credentials.ts"
import { criterion, newCriterion, upToAllCriteria } from "./criteria.ts"
import { changes, deleted, deletedOfAll, expected } from "./edits.ts"
import { sentWords, wordsIssue } from "./event-words.ts"
import { byEvent, id, mutationId } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { ACCENTS, eventFace, eventWords, shownPicture } from "./looks.ts"
import { MASTER_ADMIN } from "./roles.ts"
import { flag, longText, optionalText, requiredText, wholeNumber } from "./text.ts"

const eventFields = {
  id: id("Event"),
  name: z.string(),
  description: z.string(),
  date: z.string(),
  time: z.string(),
  location: z.string(),
  organizerName: z.string(),
  isActive: z.boolean(),
  isDemo: z.boolean(),
  changeVersion: z.number().int(),
  /** Grows when the event's details, entries or criteria change. A save may name the version that the judge saw. */
  setupVersion: z.number().int(),
  /** What happens to the points of a criterion that does not apply to an entry; omitted: it gets 0 of them. */
  notApplicable: z.enum(NOT_APPLICABLE).optional(),
  ...eventFace,
}

/** The public fields of an event. */
export const publicEvent = z.object({
  id: id("Event"),
  name: z.string(),
  date: z.string(),
  location: z.string(),
  isActive: z.boolean(),
})
export type PublicEvent = z.infer<typeof publicEvent>

/**
 * What a judge of the event sees. `isActive` is true while judging is open: the event is active and its results are neither in
 * review nor published. A phone's workspace of an older version has neither words nor cards.
 */
export const judgedEvent = z.object({
  ...eventFields,
  words: eventWords.default(USUAL_WORDS),
  /** Whether a card of an entry was printed. */
  hasCards: z.boolean().default(false),
})
export type JudgedEvent = z.infer<typeof judgedEvent>

/** What the organizer and the master administrator see. */
export const eventForOrganizer = z.object({
  ...eventFields,
  resultsState: z.enum(RESULTS_STATES),
  passcode: z.string(),
  allowNameSignIn: z.boolean(),
  devicesVersion: z.number().int(),
  /** Whether the entries of all classes are one contest (omitted), or each class is one of its own. */
  ranks: z.enum(RANKS).optional(),
})
export type EventForOrganizer = z.infer<typeof eventForOrganizer>

/** Nobody else may use the master administrator's name, in any spelling: the history shows names. */
const organizerName = requiredText("Organizer name").refine(
  (name) => lookKey(name) !== lookKey(MASTER_ADMIN.name),
  `${MASTER_ADMIN.name} is a reserved name. Please choose another one.`,
)

const details = {
  name: requiredText("Event name"),
  description: longText("Event description"),
  date: optionalText("Event date"),
  time: optionalText("Event time"),
  location: optionalText("Location"),
  organizerName,
}

/** The colour of the event's own screens and papers; null for the usual one. */
const accent = z.enum(ACCENTS, { error: `The accent must be one of ${ACCENTS.join(", ")}` }).nullable()

const haveAllOrNoOrder = (criteria: readonly { order?: number | undefined }[]) =>
  new Set(criteria.map(({ order }) => order === undefined)).size <= 1

const createEvent = z.object({
  mutationId,
  ...details,
  description: details.description.default(""),
  date: details.date.default(""),
  time: details.time.default(""),
  location: details.location.default(""),
  organizerPassword,
  criteria: upToAllCriteria(
    z
      .array(newCriterion, { error: "At least one scoring criterion is required" })
      .min(1, "At least one scoring criterion is required")
      .refine(haveAllOrNoOrder, "Either every criterion has an order, or none"),
  ),
  words: sentWords
    .superRefine((sent, context) => {
      const issue = wordsIssue(withSentWords(USUAL_WORDS, sent))
      if (issue) context.addIssue({ code: "custom", ...issue })
    })
    .default({}),
  /** The starter that the event was made from; null for none and for the blank one. */
  kind: z
    .enum(STARTER_KEYS, { error: `The kind must be one of ${STARTER_KEYS.join(", ")}` })
    .nullable()
    .default(null),
  accent: accent.default(null),
})

/** A new event with its criteria, and the session of its organizer. */
const createdEvent = z.object({
  passcode: z.string(),
  event: eventForOrganizer.extend({ criteria: z.array(criterion) }),
  sessionId: z.string(),
})

/** Fields that are left out are those of the source, but date and time are then empty. */
const cloneEvent = byEvent.extend({
  mutationId,
  name: details.name,
  organizerPassword,
  organizerName: details.organizerName.optional(),
  description: details.description.optional(),
  location: details.location.optional(),
  date: details.date.default(""),
  time: details.time.default(""),
  includesJudges: flag("Includes judges").default(true),
  includesAwards: flag("Includes awards").default(true),
})

const editedEvent = eventForOrganizer.pick({
  name: true,
  description: true,
  date: true,
  time: true,
  location: true,
  organizerName: true,
  isActive: true,
  coverUrl: true,
  logoUrl: true,
  accent: true,
})

/** A page of the events: at most `limit` of them after the event with the id `after`. Without input, all events. */
const eventPage = z
  .object({ limit: wholeNumber("Limit", 1, LIMITS.event.listed), after: id("After") })
  .partial()
  .optional()
export type EventPage = z.output<typeof eventPage>

export const eventCalls = {
  events: {
    who: "anybody",
    rest: "GET /events",
    says: "All events, or a part of them: what everybody may know, or everything for the master admin",
    input: eventPage,
    output: z.array(z.union([eventForOrganizer, publicEvent])),
    restAnswer: "inSlices",
  },
  demoHint: {
    who: "anybody",
    rest: "GET /organizer/demo-hint",
    says: "The demo event and its organizer password, where there is one",
    output: z.object({ eventId: id("Event"), eventName: z.string(), password: z.string() }).nullable(),
  },
  createEvent: {
    who: "anybody",
    rest: "POST /events",
    status: 201,
    says: "Create an event with its criteria, and sign in as its organizer",
    input: createEvent,
    output: createdEvent,
    refuses: ["EVENT_CREATION_CLOSED", "TOO_MANY_ATTEMPTS", "MUTATION_ID_REUSED", "FLAG_IN_USE"],
    effect: "eventDetails",
    body: "newEvent",
    beforeBody: ["eventCreation", "storage"],
  },
  /** The source is only read, in any state. */
  cloneEvent: {
    who: "organizer",
    rest: "POST /events/:eventId/clone",
    status: 201,
    says: "Create an event like this one, without its entries and scores, and sign in as its organizer",
    input: cloneEvent,
    output: createdEvent,
    refuses: ["EVENT_CREATION_CLOSED", "TOO_MANY_ATTEMPTS", "MUTATION_ID_REUSED"],
    effect: null,
    beforeBody: ["eventCreation", "storage"],
  },
  event: {
    who: "member",
    rest: "GET /events/:eventId",
    says: "One event; its passcode for those who organize it",
    input: byEvent,
    output: z.union([eventForOrganizer, judgedEvent]),
  },
  updateEvent: {
    who: "organizer",
    rest: "PUT /events/:eventId",
    says: "Change the fields that are sent",
    input: byEvent
      .extend(
        changes({
          ...details,
          isActive: flag("Active"),
          allowNameSignIn: flag("Sign-in by name"),
          coverUrl: shownPicture,
          logoUrl: shownPicture,
          accent,
        }).shape,
      )
      .extend(expected(editedEvent)),
    output: eventForOrganizer,
    refuses: ["FIELDS_CHANGED"],
    effect: "eventDetails",
  },
} as const satisfies Calls

/** How many sheets of an event are submitted, of those that its active judges are expected to submit. */
const eventProgress = z.object({ eventId: z.number(), submittedSheets: z.number(), expectedSheets: z.number() })
export type EventProgress = z.output<typeof eventProgress>

/** The master administrator's calls on events. */
export const everyEventCalls = {
  events: {
    who: "masterAdmin",
    rest: "GET /master-admin/events",
    says: "Every event with its passcode",
    input: eventPage,
    output: z.array(eventForOrganizer),
    restAnswer: "inSlices",
  },
  progress: {
    who: "masterAdmin",
    rest: "GET /master-admin/progress",
    says: "How many sheets of each event are submitted, of those expected from its active judges",
    output: z.array(eventProgress),
  },
  enterEvent: {
    who: "masterAdmin",
    rest: "POST /master-admin/events/:eventId/enter",
    says: "Open an event as its organizer",
    input: byEvent,
    output: z.object({
      event: eventForOrganizer,
      sessionId: z.string(),
      organizerId: z.string(),
      organizerName: z.string(),
    }),
    effect: "administration",
    body: "small",
  },
  deleteEvent: {
    who: "masterAdmin",
    rest: "DELETE /events/:eventId",
    says: "Delete an event with everything in it, for good",
    input: byEvent,
    output: deleted,
    effect: "deletion",
    body: "small",
  },
  deleteEvents: {
    who: "masterAdmin",
    rest: "POST /events/batch-delete",
    says: "Delete several events with everything in them, for good",
    input: z.object({
      eventIds: atMost(
        LIMITS.batchDelete.maxEvents,
        `At most ${LIMITS.batchDelete.maxEvents} events can be deleted at once`,
        z.array(id("Event"), { error: "eventIds must be a list of events" }),
      ),
    }),
    output: deletedOfAll,
    effect: "deletion",
  },
} as const satisfies Calls
