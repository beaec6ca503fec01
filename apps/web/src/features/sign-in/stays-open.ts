import type { Refusal } from "../../lib/error-text.ts"

const OPEN: ReadonlySet<Refusal["code"]> = new Set([
  "APPROVAL_NEEDED",
  "OFFLINE",
  "UNREACHABLE",
  "UNREADABLE",
  "UNAVAILABLE",
  "TOO_MANY_ATTEMPTS",
])

/** Whether a phone that waits for the organizer goes on waiting: there is no answer yet, or none came through. */
export const staysOpen = (code: Refusal["code"]): boolean => OPEN.has(code)
