import type { ClientError } from "../../lib/error-text.ts"

const OPEN: ReadonlySet<ClientError["code"]> = new Set([
  "APPROVAL_NEEDED",
  "OFFLINE",
  "UNREACHABLE",
  "UNREADABLE",
  "UNAVAILABLE",
  "TOO_MANY_ATTEMPTS",
])

/** Whether a phone keeps waiting for the organizer after this refusal: there is no decision yet, or it was not received. */
export const staysOpen = (code: ClientError["code"]): boolean => OPEN.has(code)
