import { readCode } from "@rosette/domain/text/typed-text"
import { z } from "zod"
import { LIMITS } from "./limits.ts"
import { requiredText } from "./text.ts"

/** An access code as people type it, see `readCode`. */
export const accessCode = requiredText("Access code")
  .overwrite(readCode)
  .min(LIMITS.accessCode.minChars, `Access code must be at least ${LIMITS.accessCode.minChars} characters`)
  .max(LIMITS.accessCode.maxChars, `Access code must be at most ${LIMITS.accessCode.maxChars} characters`)

/** An event's passcode as people type it. */
export const passcode = requiredText("Event passcode").overwrite(readCode)

const password = z.string({ error: "Password is required" })

/** A new password of an event. */
export const organizerPassword = password
  .min(LIMITS.password.minChars, `Password must be at least ${LIMITS.password.minChars} characters`)
  .max(LIMITS.password.maxChars, `Password must be at most ${LIMITS.password.maxChars} characters`)

/** The password of a sign-in. Only its length is checked here. */
export const triedPassword = password
  .min(1, "Password is required")
  .max(LIMITS.password.maxChars, "Password is too long")
