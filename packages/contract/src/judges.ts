import { z } from "zod"
import type { Calls } from "./call.ts"
import { deleted } from "./edits.ts"
import { byEvent, byJudge, id, mutationId } from "./ids.ts"
import { LIMITS } from "./limits.ts"
import { isoDate, requiredText, wholeNumber } from "./text.ts"

/** A judge as judges see themselves: without anything to sign in with. */
export const judge = z.object({
  id: id("Judge"),
  eventId: id("Event"),
  name: z.string(),
  isActive: z.boolean(),
  createdAt: isoDate,
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

/** What a judge's device reports about itself. */
export const presenceCalls = {
  report: {
    who: "judge",
    rest: "POST /judge/report",
    says: "Report that this device is in use, and how many sheets it still has to send",
    input: z.object({ waitingSheets: wholeNumber("waitingSheets", 0, LIMITS.presence.maxWaitingSheets) }),
    output: z.object({ recorded: z.boolean() }),
    effect: null,
    body: "small",
  },
} as const satisfies Calls
