import { SECTIONS } from "@rosette/domain/contest/sections"
import { z } from "zod"
import type { Calls } from "./call.ts"
import { scorecardClasses } from "./criteria.ts"
import { changes, deleted, expected } from "./edits.ts"
import { byEvent, byJudge, id, mutationId } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { atMost } from "./lists.ts"
import { flag, isoDate, requiredText, wholeNumber } from "./text.ts"

const SECTION_COUNT = SECTIONS.length

/** Sections by their numbers, each once; empty means all. */
const sections = atMost(
  SECTION_COUNT,
  `There are ${SECTION_COUNT} sections`,
  z.array(wholeNumber("Section", 1, SECTION_COUNT), { error: "Sections must be a list" }),
).transform((numbers) => [...new Set(numbers)].sort((a, b) => a - b))

/** What a judge is asked for; 0 stands for entries in no class, an empty list for all. */
const scope = { classIds: scorecardClasses, sections }

const shownScope = { classIds: z.array(z.number().int()), sections: z.array(z.number().int()) }

/** A judge as judges see themselves: without anything to sign in with. */
export const judge = z.object({
  id: id("Judge"),
  eventId: id("Event"),
  name: z.string(),
  isActive: z.boolean(),
  createdAt: isoDate,
  ...shownScope,
  /** Nothing more is expected of a judge who has left; what they have submitted counts. */
  hasLeft: z.boolean(),
})
export type Judge = z.infer<typeof judge>

/** A judge as the organizer sees them, with the access code and the progress. */
export const judgeForOrganizer = judge.extend({
  accessCode: z.string(),
  sessionId: z.string(),
  totalScores: z.number().int(),
  submittedScores: z.number().int(),
  submittedEntries: z.number().int(),
  draftEntries: z.number().int(),
  totalEntries: z.number().int(),
  percent: z.number().int(),
  status: z.enum(["Not Started", "In Progress", "Complete"]),
  lastSeenAt: isoDate.nullable(),
  waitingSheets: z.number().int(),
  /** Every device that has signed in as this judge since the code was last renewed; last seen first. */
  devices: z.array(
    z.object({ label: z.string(), firstSeenAt: isoDate, lastSeenAt: isoDate, waitingSheets: z.number().int() }),
  ),
})
export type JudgeForOrganizer = z.infer<typeof judgeForOrganizer>

const editedJudge = z.object({ name: requiredText("Judge name"), ...scope, hasLeft: flag("Has left") })
const assignment = z.object({ judgeId: id("Judge"), ...scope })

/** A list with at most one item for each judge of an event. */
export const upToAllJudges = <List extends z.ZodArray>(list: List) =>
  atMost(LIMITS.event.maxJudges, `An event has at most ${LIMITS.event.maxJudges} judges`, list)

/** What judges are asked for; who is not named stays as they are. */
export const assignedJudges = upToAllJudges(z.array(assignment)).refine(
  (list) => new Set(list.map(({ judgeId }) => judgeId)).size === list.length,
  "Each judge can appear only once",
)

const { maxSheetsPerEntry } = LIMITS.rules
export const sheetsPerEntry = wholeNumber("Sheets for each entry", 1, maxSheetsPerEntry).nullable().optional()

export const judgeCalls = {
  judges: {
    who: "organizer",
    rest: "GET /events/:eventId/judges",
    says: "The judges with their access codes and how far they are",
    input: byEvent,
    output: z.array(judgeForOrganizer),
  },
  createJudge: {
    who: "organizer",
    rest: "POST /events/:eventId/judges",
    status: 201,
    says: "Add a judge, who gets an access code",
    input: byEvent.extend({ mutationId, name: requiredText("Judge name") }),
    output: judgeForOrganizer,
    refuses: ["JUDGE_NAME_TAKEN", "LIMIT_REACHED", "MUTATION_ID_REUSED"],
    effect: "administration",
    body: "small",
  },
  renameJudge: {
    who: "organizer",
    rest: "PATCH /judges/:judgeId",
    says: "Correct a judge's name; code, sheets and sessions stay",
    input: byJudge.extend({ name: requiredText("Judge name") }),
    output: judgeForOrganizer,
    refuses: ["JUDGE_NAME_TAKEN"],
    effect: "administration",
    body: "small",
  },
  updateJudge: {
    who: "organizer",
    rest: "PUT /judges/:judgeId",
    says: "Change a judge's name, what they are asked for, or whether they have left",
    input: byJudge.extend(changes(editedJudge.shape).shape).extend(expected(editedJudge)),
    output: judgeForOrganizer,
    refuses: ["JUDGE_NAME_TAKEN", "FIELDS_CHANGED"],
    effect: "results",
  },
  assignJudges: {
    who: "organizer",
    rest: "PUT /events/:eventId/assignments",
    says: "Set what judges are asked for, and how many sheets each entry needs, all or none",
    input: byEvent.extend({ assignments: assignedJudges, sheetsPerEntry }),
    output: z.array(z.object({ judgeId: id("Judge"), ...shownScope })),
    effect: "results",
  },
  regenerateCode: {
    who: "organizer",
    rest: "PATCH /judges/:judgeId/regenerate-code",
    says: "Give a judge a new code; the old one and their sessions end at once",
    input: byJudge,
    output: judgeForOrganizer,
    effect: "administration",
    body: "small",
  },
  deleteJudge: {
    who: "organizer",
    rest: "DELETE /judges/:judgeId",
    says: "Remove a judge with their scores; their sessions end at once",
    input: byJudge,
    output: deleted,
    effect: "decisions",
    body: "small",
  },
} as const satisfies Calls

const { maxWaitingSheets, maxWaitingEntries } = LIMITS.presence

/** What a judge's device reports about itself. */
export const presenceCalls = {
  /** The entries whose sheets wait, and the one whose sheet is open, are shown as they were last reported; omitted ones stay. */
  report: {
    who: "judge",
    rest: "POST /judge/report",
    says: "Report that this device is in use, which sheets it still has to send, and which it has open",
    input: z.object({
      waitingSheets: wholeNumber("waitingSheets", 0, maxWaitingSheets),
      waitingEntryIds: atMost(
        maxWaitingEntries,
        `At most ${maxWaitingEntries} entries are reported`,
        z.array(id("Entry"), { error: "waitingEntryIds must be a list" }),
      ).optional(),
      openEntryId: id("Entry").nullish(),
    }),
    output: z.object({ recorded: z.boolean() }),
    effect: null,
  },
} as const satisfies Calls
