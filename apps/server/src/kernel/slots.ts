import { LIMITS } from "@rosette/contract/limits"
import { AppError } from "../refusals/app-error.ts"

/** Limits concurrent work: one job for each key, some for each address, and a total. */
export type Slots = {
  /**
   * Reserves the slot of this key until `release`. Throws TOO_MANY_ATTEMPTS if it is taken, UNAVAILABLE if all slots are, or
   * all that this address may have.
   */
  take(key: string, address?: string): { release(): void }
}

type Rule = {
  mostAtOnce: number
  /** The message for a caller whose slot is taken. */
  underWay: string
  waitSeconds: number
}

/** One slot for each key and a limit in all, for work that takes much memory or CPU time. */
export function createSlots({ mostAtOnce, underWay, waitSeconds }: Rule): Slots {
  /** The address of each, by key. */
  const taken = new Map<string, string | undefined>()
  const isFull = (address: string | undefined) => {
    if (taken.size >= mostAtOnce) return true
    const ofAddress = address === undefined ? [] : [...taken.values()].filter((each) => each === address)
    return ofAddress.length >= LIMITS.perAddress.atOnce
  }
  return {
    take(key, address) {
      if (taken.has(key)) throw new AppError("TOO_MANY_ATTEMPTS", { message: underWay, retryAfterSeconds: waitSeconds })
      if (isFull(address)) throw new AppError("UNAVAILABLE", { retryAfterSeconds: waitSeconds })
      taken.set(key, address)
      return { release: () => void taken.delete(key) }
    },
  }
}
