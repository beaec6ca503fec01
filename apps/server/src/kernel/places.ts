import { AppError } from "./app-error.ts"

/** Work in progress, by whose it is. */
export type Places = {
  /**
   * Reserves the place of this key until `release`. Throws TOO_MANY_ATTEMPTS where it is taken, UNAVAILABLE where all
   * are.
   */
  take(key: string): { release(): void }
}

type Rule = {
  mostAtOnce: number
  /** The sentence for somebody whose place is taken. */
  underWay: string
  waitSeconds: number
}

/** One place a key and a limit in all, for work that takes much memory or many turns. */
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
