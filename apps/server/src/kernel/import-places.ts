import { CSV_TEXTS } from "@rosette/contract"
import { AppError } from "./app-error.ts"

const WAIT_SECONDS = 5
/** How many bodies of ten megabytes may be received at once. */
const MOST_AT_ONCE = 16

/** The imports in progress, by session. */
export type ImportPlaces = {
  /**
   * Reserves the session's place until `release`. Throws TOO_MANY_ATTEMPTS where it has one already, UNAVAILABLE where
   * all are taken.
   */
  take(sessionId: string): { release(): void }
}

/** One import per session and a limit in all, as each holds its whole body in memory. */
export function createImportPlaces(): ImportPlaces {
  const taken = new Set<string>()
  return {
    take(sessionId) {
      if (taken.has(sessionId))
        throw new AppError("TOO_MANY_ATTEMPTS", { message: CSV_TEXTS.underWay, retryAfterSeconds: WAIT_SECONDS })
      if (taken.size >= MOST_AT_ONCE) throw new AppError("UNAVAILABLE", { retryAfterSeconds: WAIT_SECONDS })
      taken.add(sessionId)
      return { release: () => void taken.delete(sessionId) }
    },
  }
}
