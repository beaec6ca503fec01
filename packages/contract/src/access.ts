import { z } from "zod"
import { listedSession, signInRequest } from "./entities.ts"
import { LIMITS } from "./limits.ts"
import { id, requiredText } from "./text.ts"

export const organizerPassword = z
  .string({ error: "Password is required" })
  .min(LIMITS.password.minChars, `Password must be at least ${LIMITS.password.minChars} characters`)
  .max(LIMITS.password.maxChars, `Password must be at most ${LIMITS.password.maxChars} characters`)

const byEvent = z.object({ eventId: id("Event") })

/** Who may sign in to an event, and who is signed in: part of what an organizer can ask for. */
export const accessContract = {
  changePassword: {
    input: byEvent.extend({
      /** The present one; the master admin needs none. */
      currentPassword: z
        .string({ error: "Present password must be text" })
        .max(LIMITS.password.maxChars, "Password is too long")
        .optional(),
      newPassword: organizerPassword,
    }),
    output: z.object({ endedSessions: z.number().int() }),
  },
  regeneratePasscode: { input: byEvent, output: z.object({ passcode: z.string() }) },
  sessions: { input: byEvent, output: z.array(listedSession) },
  endSession: {
    input: z.object({ sessionId: requiredText("Session") }),
    output: z.object({ endedCount: z.number().int() }),
  },
  /** The devices that wait for an answer. */
  signInRequests: { input: byEvent, output: z.array(signInRequest) },
  allowSignIn: { input: z.object({ requestId: id("Request") }), output: signInRequest },
  refuseSignIn: { input: z.object({ requestId: id("Request") }), output: signInRequest },
} as const
