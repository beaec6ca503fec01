import { z } from "zod"
import { LIMITS } from "../limits.ts"
import { requiredText } from "./text.ts"

/** Spaces and hyphens of any kind: people type a code in the groups that it is shown in. */
const SEPARATORS = /[\s\u00ad\u200b-\u200d\u2010-\u2015\u2212\ufeff-]/g

/** Generated codes contain no letter O, I or L, so each of these can only be a misread digit. */
const MISREAD: Record<string, string> = { O: "0", I: "1", L: "1" }

/** An access code or passcode as it is stored and compared: capitals, no separators, digits for the letters that look like them. */
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

/** The password that an event gets. */
export const organizerPassword = password
  .min(LIMITS.password.minChars, `Password must be at least ${LIMITS.password.minChars} characters`)
  .max(LIMITS.password.maxChars, `Password must be at most ${LIMITS.password.maxChars} characters`)

/** The password of a sign-in: whether it is the right one is not a matter of its form. */
export const triedPassword = password
  .min(1, "Password is required")
  .max(LIMITS.password.maxChars, "Password is too long")
