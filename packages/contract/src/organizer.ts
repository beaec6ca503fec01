import { z } from "zod"
import { accessContract, organizerPassword } from "./access.ts"
import {
  criterion,
  entry,
  entryFlags,
  historyItem,
  organizedEvent,
  organizedJudge,
  publicEvent,
  requirements,
  score,
} from "./entities.ts"
import { LIMITS } from "./limits.ts"
import { liveInput } from "./live.ts"
import { outstandingSheets, sheetCounts } from "./outstanding.ts"
import { imageUrl, keptImageUrl } from "./photo-url.ts"
import { eventResults } from "./results.ts"
import { MASTER_ADMIN } from "./roles.ts"
import { flag, id, longText, optionalText, requiredText, spelling, wholeNumber } from "./text.ts"

const maxPoints = wholeNumber("Max points", LIMITS.criterion.minPoints, LIMITS.criterion.maxPoints)
const order = wholeNumber("Order", LIMITS.criterion.minOrder, LIMITS.criterion.maxOrder)

/** The name under which the master administrator stands in the history is nobody else's, however it is written. */
const organizerName = requiredText("Organizer name").refine(
  (name) => spelling(name) !== spelling(MASTER_ADMIN.name),
  `${MASTER_ADMIN.name} is a reserved name. Please choose another one.`,
)

const eventDetails = {
  name: requiredText("Event name"),
  description: longText("Event description"),
  date: optionalText("Event date"),
  time: optionalText("Event time"),
  location: optionalText("Location"),
  organizerName,
}

export const newCriterion = z.object({
  name: requiredText("Criterion name"),
  description: longText("Description").refine((text) => text.trim() !== "", "Description is required"),
  maxPoints,
})

const criterionFields = {
  name: requiredText("Criterion name"),
  description: longText("Description"),
  maxPoints,
  order,
}

const entryFields = {
  entryName: requiredText("Entry name"),
  description: longText("Description")
    .nullable()
    .transform((text) => text ?? ""),
  imageUrl,
  ownerParticipant: requiredText("Owner/Participant"),
  votingId: requiredText("Voting ID"),
  showEntryName: flag("Show entry name"),
  showOwnerParticipant: flag("Show owner/participant"),
}

/** The fields that a change sends; what is left out stays as it is. */
const changes = <Shape extends z.core.$ZodShape>(shape: Shape) => z.object(shape).partial()

/** A part of all events: those that come after this one, so many at most. Without it all of them. */
export const eventPage = z
  .object({ limit: wholeNumber("Limit", 1, LIMITS.event.listed), after: id("After") })
  .partial()
  .optional()
export type EventPage = z.output<typeof eventPage>
/** What the sender saw in fields that they change: a field that holds something else by now is not written over. */
const expected = <Fields extends z.core.$ZodShape>(seen: z.ZodObject<Fields>) => ({
  expected: seen.partial().optional(),
})

const editedEntry = entry.omit({ id: true, eventId: true, createdAt: true, updatedAt: true })
const editedCriterion = criterion.omit({ id: true, eventId: true, setupVersion: true })
const editedEvent = organizedEvent.pick({
  name: true,
  description: true,
  date: true,
  time: true,
  location: true,
  organizerName: true,
  isActive: true,
})

const byEvent = z.object({ eventId: id("Event") })
const byEntry = z.object({ entryId: id("Entry") })
const byCriterion = z.object({ criterionId: id("Criterion") })
const byJudge = z.object({ judgeId: id("Judge") })
const entryIds = (tooMany: string) =>
  z.array(id("Entry"), { error: "entryIds must be a list of entries" }).max(LIMITS.batchDelete.maxEntries, tooMany)
const deleted = z.object({ deletedCount: z.number().int() })

const createEvent = z.object({
  ...eventDetails,
  description: eventDetails.description.default(""),
  date: eventDetails.date.default(""),
  time: eventDetails.time.default(""),
  location: eventDetails.location.default(""),
  organizerPassword,
  criteria: z
    .array(newCriterion, { error: "At least one scoring criterion is required" })
    .min(1, "At least one scoring criterion is required")
    .max(LIMITS.criterion.perEvent, `An event has at most ${LIMITS.criterion.perEvent} criteria`),
})

const createEntry = byEvent.extend({
  ...entryFields,
  description: entryFields.description.default(""),
  imageUrl: imageUrl.default(null),
  showEntryName: entryFields.showEntryName.default(true),
  showOwnerParticipant: entryFields.showOwnerParticipant.default(true),
  isElectricVehicle: entryFlags.isElectricVehicle.default(false),
  hasDriverCosplay: entryFlags.hasDriverCosplay.default(false),
  isClassicVehicle: entryFlags.isClassicVehicle.default(false),
  hasCustomPaint: entryFlags.hasCustomPaint.default(false),
  hasPerformanceMods: entryFlags.hasPerformanceMods.default(false),
  participatesInSound: entryFlags.participatesInSound.default(false),
})

const createCriterion = byEvent.extend({
  ...criterionFields,
  description: criterionFields.description.default(""),
  maxPoints: maxPoints.default(LIMITS.criterion.defaultPoints),
  order: order.default(LIMITS.criterion.minOrder),
  requiresElectricVehicle: requirements.requiresElectricVehicle.default(false),
  requiresDriverCosplay: requirements.requiresDriverCosplay.default(false),
  requiresClassicVehicle: requirements.requiresClassicVehicle.default(false),
  requiresCustomPaint: requirements.requiresCustomPaint.default(false),
  requiresPerformanceMods: requirements.requiresPerformanceMods.default(false),
  requiresSound: requirements.requiresSound.default(false),
})

const judgeStatistics = organizedJudge.pick({
  id: true,
  name: true,
  submittedEntries: true,
  draftEntries: true,
  totalEntries: true,
  totalScores: true,
  submittedScores: true,
  percent: true,
  status: true,
  lastSeenAt: true,
  waitingSheets: true,
})

/** Which submitted sheets are meant: all that fit what is named. */
const whichSheets = byEvent.extend({
  judgeId: id("Judge").nullish(),
  entryId: id("Entry").nullish(),
  criterionId: id("Criterion").nullish(),
})

export const organizerContract = {
  events: { input: eventPage, output: z.array(z.union([organizedEvent, publicEvent])) },
  demoHint: { output: z.object({ eventId: id("Event"), eventName: z.string(), password: z.string() }).nullable() },
  login: {
    input: z.object({
      eventId: id("Event"),
      password: z
        .string({ error: "Password is required" })
        .min(1, "Password is required")
        .max(LIMITS.password.maxChars, "Password is too long"),
    }),
    output: z.object({ event: organizedEvent, sessionId: z.string() }),
  },
  createEvent: {
    input: createEvent,
    output: z.object({
      passcode: z.string(),
      event: organizedEvent.extend({ criteria: z.array(criterion) }),
      sessionId: z.string(),
    }),
  },
  event: {
    input: byEvent,
    output: z.union([
      organizedEvent,
      organizedEvent.omit({ passcode: true, allowNameSignIn: true, devicesVersion: true }),
    ]),
  },
  updateEvent: {
    input: byEvent
      .extend(changes({ ...eventDetails, isActive: flag("Active"), allowNameSignIn: flag("Sign-in by name") }).shape)
      .extend(expected(editedEvent)),
    output: organizedEvent,
  },
  ...accessContract,
  entries: { input: byEvent, output: z.array(entry) },
  createEntry: { input: createEntry, output: entry },
  updateEntry: {
    input: byEntry
      .extend(changes({ ...entryFields, imageUrl: keptImageUrl, ...entryFlags }).shape)
      .extend(expected(editedEntry)),
    output: entry,
  },
  /** Sets the same flags for many entries of one event. */
  updateEntries: {
    input: byEvent.extend({
      entryIds: entryIds(`At most ${LIMITS.batchDelete.maxEntries} entries can be changed at once`),
      ...changes(entryFlags).shape,
    }),
    output: z.object({ updatedCount: z.number().int(), total: z.number().int() }),
  },
  deleteEntry: { input: byEntry, output: deleted },
  deleteEntries: {
    input: z.object({
      entryIds: entryIds(`At most ${LIMITS.batchDelete.maxEntries} entries can be deleted at once`),
    }),
    output: z.object({ deletedCount: z.number().int(), total: z.number().int() }),
  },
  uploadEntryImage: {
    input: byEntry.extend({ image: z.instanceof(Uint8Array) }),
    output: z.object({ imageUrl: z.string() }),
  },
  criteria: { input: byEvent, output: z.array(criterion) },
  createCriterion: { input: createCriterion, output: criterion },
  updateCriterion: {
    input: byCriterion.extend(changes({ ...criterionFields, ...requirements }).shape).extend(expected(editedCriterion)),
    output: criterion,
  },
  deleteCriterion: { input: byCriterion, output: deleted },
  judges: { input: byEvent, output: z.array(organizedJudge) },
  createJudge: { input: byEvent.extend({ name: requiredText("Judge name") }), output: organizedJudge },
  regenerateCode: { input: byJudge, output: organizedJudge },
  clearScores: { input: byJudge, output: deleted },
  deleteJudge: { input: byJudge, output: deleted },
  reopenSheet: {
    input: byJudge.extend({ entryId: id("Entry") }),
    output: z.object({ entryId: id("Entry"), judgeId: id("Judge"), isSubmitted: z.boolean() }),
  },
  /** With a criterion, of the submitted sheets only those that lack it. */
  reopenSheets: { input: whichSheets, output: z.object({ reopenedCount: z.number().int() }) },
  askToComplete: { input: whichSheets, output: z.object({ askedCount: z.number().int() }) },
  scores: { input: byEvent, output: z.array(score) },
  overview: {
    input: byEvent,
    output: z.object({
      totalEntries: z.number().int(),
      totalCriteria: z.number().int(),
      totalJudges: z.number().int(),
      activeJudges: z.number().int(),
      totalScores: z.number().int(),
      submittedScores: z.number().int(),
      completionPercent: z.number().int(),
      ...sheetCounts,
      judges: z.array(judgeStatistics),
    }),
  },
  results: { input: byEvent, output: eventResults },
  /** What results still wait for: sheets that are missing, and criteria that submitted sheets lack; from whom, and why. */
  outstanding: {
    input: byEvent,
    output: outstandingSheets,
  },
  live: { input: byEvent.extend(liveInput.shape) },
  history: {
    input: byEvent.extend({
      cursor: id("Cursor").nullish(),
      limit: wholeNumber("Limit", 1, LIMITS.history.maxPageItems).default(LIMITS.history.pageItems),
    }),
    output: z.object({ items: z.array(historyItem), nextCursor: z.number().int().nullable() }),
  },
} as const
