import { AppError } from "./app-error.ts"

/** Limits concurrent work: one job for each key, and a total. */
export type Places = {
  /**
   * Reserves the place of this key until `release`. Throws TOO_MANY_ATTEMPTS if it is taken, UNAVAILABLE if all places
   * are.
   */
  take(key: string): { release(): void }
}

type Rule = {
  mostAtOnce: number
  /** The message for a caller whose place is taken. */
  underWay: string
  waitSeconds: number
}

/** One place for each key and a limit in all, for work that takes much memory or CPU time. */
export function createPlaces({ mostAtOnce, underWay, waitSeconds }: Rule): Places {
  const taken = new Set<string>()
  return {
    take(key) {
      if (taken.has(key)) throw new AppError("TOO_MANY_ATTEMPTS", { message: underWay, retryAfterSeconds: waitSeconds })
      if (taken.size >= mostAtOnce) throw new AppError("UNAVAILABLE", { retryAfterSeconds: waitSeconds })
      taken.add(key)
      return { release: () => void taken.delete(key) }
    },
  }
}
