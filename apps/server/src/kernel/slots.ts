import { AppError } from "../refusals/app-error.ts"

/** Limits concurrent work: one job for each key, and a total. */
export type Slots = {
  /**
   * Reserves the slot of this key until `release`. Throws TOO_MANY_ATTEMPTS if it is taken, UNAVAILABLE if all slots are.
   */
  take(key: string): { release(): void }
}

type Rule = {
  mostAtOnce: number
  /** The message for a caller whose slot is taken. */
  underWay: string
  waitSeconds: number
}

/** One slot for each key and a limit in all, for work that takes much memory or CPU time. */
export function createSlots({ mostAtOnce, underWay, waitSeconds }: Rule): Slots {
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
