import { z } from "zod"
import { criterion, entry, judge, judgedEvent } from "./entities.ts"
import { LIMITS } from "./limits.ts"
import { liveInput } from "./live.ts"
import { judgeProgress, ownSheet, savedSheet, sheetBody } from "./sheet.ts"
import { normalizeCode } from "./sign-in-code.ts"
import { id, isoDate, requiredText, wholeNumber } from "./text.ts"

const { minChars, maxChars } = LIMITS.accessCode

/** An access code as people type it, see `normalizeCode`. */
export const accessCode = requiredText("Access code")
  .overwrite(normalizeCode)
  .min(minChars, `Access code must be at least ${minChars} characters`)
  .max(maxChars, `Access code must be at most ${maxChars} characters`)

export const codeLogin = z.object({ accessCode })
export const nameLogin = z.object({
  judgeName: requiredText("Judge name"),
  passcode: requiredText("Event passcode").overwrite(normalizeCode),
})

/** By access code, or by the judge's name and the event's passcode. */
const loginInput = z.looseObject({}).transform((body, context) => {
  const form = "judgeName" in body || "passcode" in body ? nameLogin : codeLogin
  const parsed = "accessCode" in body ? codeLogin.safeParse(body) : form.safeParse(body)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) context.issues.push({ ...issue, code: "custom", input: body })
  return z.NEVER
})

export const judgeContract = {
  login: {
    input: loginInput,
    output: z.object({ judge, event: judgedEvent, sessionId: z.string() }),
  },
  workspace: {
    output: z.object({
      judge,
      event: judgedEvent,
      entries: z.array(entry),
      criteria: z.array(criterion),
      sheets: z.array(ownSheet),
      /** The event's changeVersion at which the organizer last cleared this judge's sheets. */
      sheetsVersion: z.number().int(),
      /** The name of the database, which a save may carry. */
      databaseId: z.string(),
      /** Where else this judge is signed in and was seen lately. */
      /** Grows when `otherDevices` gains or loses one. */
      devicesVersion: z.number().int(),
      otherDevices: z.array(z.object({ label: z.string(), lastSeenAt: isoDate })),
    }),
  },
  progress: { input: z.object({ judgeId: id("Judge") }), output: judgeProgress },
  scores: {
    input: z.object({ judgeId: id("Judge"), entryId: id("Entry") }),
    output: z.array(
      z.object({
        criterionId: id("Criterion"),
        points: z.number().int(),
        comments: z.string(),
        isSubmitted: z.boolean(),
      }),
    ),
  },
  report: {
    input: z.object({
      waitingSheets: wholeNumber("waitingSheets", 0, LIMITS.presence.maxWaitingSheets),
    }),
    output: z.object({ recorded: z.boolean() }),
  },
  live: { input: liveInput.optional() },
  saveSheet: { input: sheetBody.extend({ judgeId: id("Judge") }), output: savedSheet },
} as const
