import { z } from "zod"
import type { Calls } from "./call.ts"
import { accessCode, passcode, triedPassword } from "./credentials.ts"
import { eventForOrganizer, judgedEvent } from "./events.ts"
import { byEvent } from "./ids.ts"
import { judge } from "./judges.ts"
import { requiredText } from "./text.ts"

export const codeLogin = z.object({ accessCode })
export const nameLogin = z.object({ judgeName: requiredText("Judge name"), passcode })

/** An access code, or the judge's name with the event's passcode. */
const judgeLogin = z.looseObject({}).transform((body, context) => {
  const form = "judgeName" in body || "passcode" in body ? nameLogin : codeLogin
  const parsed = "accessCode" in body ? codeLogin.safeParse(body) : form.safeParse(body)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) context.issues.push({ ...issue, code: "custom", input: body })
  return z.NEVER
})

export const judgeSignIn = {
  login: {
    who: "anybody",
    rest: "POST /judges/login",
    says: "Sign in as a judge, by access code or by name and event passcode",
    input: judgeLogin,
    documentedInput: z.union([codeLogin, nameLogin]),
    output: z.object({ judge, event: judgedEvent, sessionId: z.string() }),
    refuses: [
      "WRONG_CREDENTIALS",
      "EVENT_CLOSED",
      "NAME_SIGN_IN_OFF",
      "APPROVAL_NEEDED",
      "APPROVAL_REFUSED",
      "TOO_MANY_ATTEMPTS",
    ],
    effect: null,
    whenPublished: "EVENT_CLOSED",
    body: "small",
  },
} as const satisfies Calls

export const organizerSignIn = {
  login: {
    who: "anybody",
    rest: "POST /organizer/login",
    says: "Sign in as the organizer of an event",
    input: byEvent.extend({ password: triedPassword }),
    output: z.object({ event: eventForOrganizer, sessionId: z.string() }),
    refuses: ["WRONG_CREDENTIALS", "TOO_MANY_ATTEMPTS"],
    effect: null,
    body: "small",
  },
} as const satisfies Calls

export const masterAdminSignIn = {
  login: {
    who: "anybody",
    rest: "POST /master-admin/login",
    says: "Sign in as the master admin",
    input: z.object({ password: triedPassword }),
    output: z.object({ sessionId: z.string(), events: z.array(eventForOrganizer), isMasterAdmin: z.literal(true) }),
    refuses: ["WRONG_CREDENTIALS", "TOO_MANY_ATTEMPTS"],
    effect: null,
    body: "small",
  },
} as const satisfies Calls
