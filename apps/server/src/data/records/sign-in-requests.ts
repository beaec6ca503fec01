import { LIMITS } from "@rosette/contract"

/** How long a wish, an Allow and a Refuse stand. */
const STANDS_MS = LIMITS.signInRequest.minutes * 60_000

/** What was asked or decided at this moment or before stands no longer: its device has stopped asking, or asks anew. */
export const standsSince = (now: Date): Date => new Date(now.getTime() - STANDS_MS)
