import { CSV_TEXTS } from "@rosette/contract"
import { AppError } from "./app-error.ts"

const WAIT_SECONDS = 5
/** So many bodies of ten megabytes may be on their way at once. */
const MOST_AT_ONCE = 16

/** The imports that are on their way, by session. */
export type ImportPlaces = {
  /** Takes the session's place until `release`. Throws TOO_MANY_ATTEMPTS where it has one already, UNAVAILABLE where all are taken. */
  take(sessionId: string): { release(): void }
}

/** One import a session and not too many in all, as each of them holds its whole body. */
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
