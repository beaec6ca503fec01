import { LIMITS } from "@rosette/contract/limits"

/** How long requests and decisions stay valid. */
const VALID_MS = LIMITS.signInRequest.minutes * 60_000

/** Requests and decisions up to this time have expired: the device has stopped asking, or asks again. */
export const validSince = (now: Date): Date => new Date(now.getTime() - VALID_MS)
