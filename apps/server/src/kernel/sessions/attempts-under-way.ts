import type { RateLimiterRes } from "rate-limiter-flexible"
import { AppError } from "../../refusals/app-error.ts"
import type { Limiter } from "./limiters.ts"

/** A shared count, and its limit per window. */
export type Counter = { failures: Limiter; key: string }

/** The refusal while a count is full, and for how long. */
export const tooMany = ({ msBeforeNext }: RateLimiterRes, cause?: Error) =>
  new AppError("TOO_MANY_ATTEMPTS", { retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)), cause })

/** Limits how many attempts are verified at once: never more than there are failures left. */
export function openAttemptsUnderWay() {
  const underWay = new Map<string, number>()
  let oneSettled = Promise.withResolvers<void>()

  const count = (counters: readonly Counter[], change: 1 | -1) => {
    for (const { key } of counters) {
      const attempts = (underWay.get(key) ?? 0) + change
      if (attempts > 0) underWay.set(key, attempts)
      else underWay.delete(key)
    }
  }

  const hasAny = (counters: readonly Counter[]) => counters.some(({ key }) => underWay.has(key))

  /** Takes back what was counted for an attempt that has not failed. */
  const takeBack = async (counters: readonly Counter[]) => {
    const shared = counters.filter(({ failures }) => failures.isShared)
    await Promise.all(shared.map(({ failures, key }) => failures.reward(key)))
  }

  /**
   * With several servers an attempt counts as a failure when it starts; otherwise each server would allow the full number.
   * An attempt over the limit waits for the running ones on this server. If none is running, it is refused.
   */
  const tryToEnterShared = async (counters: readonly Counter[]): Promise<boolean> => {
    const hadOthers = hasAny(counters)
    const counted = await Promise.all(counters.map(({ failures, key }) => failures.penalty(key)))
    const full = counted.find((failed, index) => failed.consumedPoints > (counters[index]?.failures.points ?? 0))
    if (!full) {
      count(counters, 1)
      return true
    }
    await takeBack(counters)
    if (!hadOthers && !hasAny(counters)) throw tooMany(full)
    return false
  }

  /** Reserves a place if one more failure would still be allowed when all attempts in progress fail. */
  const tryToEnter = async (counters: readonly Counter[]): Promise<boolean> => {
    const counts = await Promise.all(counters.map(({ failures, key }) => failures.get(key)))
    // No await from here on, so that two attempts cannot take the same place.
    const hasRoom = counters.every(({ failures, key }, index) => {
      const failed = counts[index]
      const points = failed?.consumedPoints ?? 0
      if (failed && points >= failures.points) throw tooMany(failed)
      return points + (underWay.get(key) ?? 0) < failures.points
    })
    if (hasRoom) count(counters, 1)
    return hasRoom
  }

  return {
    /**
     * Resolves with a place reserved; rejects with TOO_MANY_ATTEMPTS if a count is full. A burst of guesses waits for
     * those before it: otherwise all would pass before the first one counts.
     */
    async enter(counters: readonly Counter[]): Promise<void> {
      for (;;) {
        const nextVerdict = oneSettled.promise
        const isShared = counters.some(({ failures }) => failures.isShared)
        if (await (isShared ? tryToEnterShared(counters) : tryToEnter(counters))) return
        await nextVerdict
      }
    },
    /** Releases the place, and lets those who wait check again. */
    async leave(counters: readonly Counter[], hasFailed: boolean): Promise<void> {
      if (!hasFailed) await takeBack(counters)
      count(counters, -1)
      oneSettled.resolve()
      oneSettled = Promise.withResolvers()
    },
  }
}
