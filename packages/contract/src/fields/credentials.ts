import { z } from "zod"
import { LIMITS } from "../limits.ts"
import { requiredText } from "./text.ts"

/** Spaces and hyphens of any kind: people type a code in the groups in which it is shown. */
const SEPARATORS = /[\s\u00ad\u200b-\u200d\u2010-\u2015\u2212\ufeff-]/g

/** Generated codes do not contain the letters O, I and L, so each of these is a misread digit. */
const MISREAD: Record<string, string> = { O: "0", I: "1", L: "1" }

/** Returns an access code or passcode as it is stored and compared: upper case, no separators, digits for O, I and L. */
export const normalizeCode = (typed: string): string =>
  typed
    .replace(SEPARATORS, "")
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => MISREAD[letter] ?? letter)

/** An access code as people type it, see `normalizeCode`. */
export const accessCode = requiredText("Access code")
  .overwrite(normalizeCode)
  .min(LIMITS.accessCode.minChars, `Access code must be at least ${LIMITS.accessCode.minChars} characters`)
  .max(LIMITS.accessCode.maxChars, `Access code must be at most ${LIMITS.accessCode.maxChars} characters`)

/** An event's passcode as people type it. */
export const passcode = requiredText("Event passcode").overwrite(normalizeCode)

const password = z.string({ error: "Password is required" })

/** A new password of an event. */
export const organizerPassword = password
  .min(LIMITS.password.minChars, `Password must be at least ${LIMITS.password.minChars} characters`)
  .max(LIMITS.password.maxChars, `Password must be at most ${LIMITS.password.maxChars} characters`)

/** The password of a sign-in. Only its length is checked here. */
export const triedPassword = password
  .min(1, "Password is required")
  .max(LIMITS.password.maxChars, "Password is too long")
