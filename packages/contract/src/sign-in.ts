import { z } from "zod"
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
  login: { input: judgeLogin, output: z.object({ judge, event: judgedEvent, sessionId: z.string() }) },
} as const

export const organizerSignIn = {
  login: {
    input: byEvent.extend({ password: triedPassword }),
    output: z.object({ event: eventForOrganizer, sessionId: z.string() }),
  },
} as const

export const masterAdminSignIn = {
  login: {
    input: z.object({ password: triedPassword }),
    output: z.object({ sessionId: z.string(), events: z.array(eventForOrganizer), isMasterAdmin: z.literal(true) }),
  },
} as const
