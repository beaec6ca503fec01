import { z } from "zod"
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
  judges: { input: byEvent, output: z.array(judgeForOrganizer) },
  createJudge: { input: byEvent.extend({ mutationId, name: requiredText("Judge name") }), output: judgeForOrganizer },
  renameJudge: { input: byJudge.extend({ name: requiredText("Judge name") }), output: judgeForOrganizer },
  regenerateCode: { input: byJudge, output: judgeForOrganizer },
  deleteJudge: { input: byJudge, output: deleted },
} as const

/** What a judge's device reports about itself. */
export const presenceCalls = {
  report: {
    input: z.object({ waitingSheets: wholeNumber("waitingSheets", 0, LIMITS.presence.maxWaitingSheets) }),
    output: z.object({ recorded: z.boolean() }),
  },
} as const
