import type { Refusal } from "../../lib/error-text.ts"

const OPEN: ReadonlySet<Refusal["code"]> = new Set([
  "APPROVAL_NEEDED",
  "OFFLINE",
  "UNREACHABLE",
  "UNREADABLE",
  "UNAVAILABLE",
  "TOO_MANY_ATTEMPTS",
])

/** Whether a phone keeps waiting for the organizer after this refusal: there is no decision yet, or it was not received. */
export const staysOpen = (code: Refusal["code"]): boolean => OPEN.has(code)
