import { MALFORMED_CALLS } from "@rosette/contract/errors"
import { LIMITS } from "@rosette/contract/limits"
import { AppError } from "../../refusals/app-error.ts"
import { addressKey } from "./address-key.ts"
import { limiterInMemory, type OpenLimiter } from "./limiters.ts"

/** Limits how often one address may send what cannot be read, in calls that anybody may make. */
export type MalformedCalls = {
  /** Throws TOO_MANY_ATTEMPTS once the limit is reached. */
  refuse(address: string): Promise<void>
  count(address: string, calls: number): Promise<void>
}

const { windowSeconds, malformedCalls } = LIMITS.signIn

type Options = { enabled: boolean; openLimiter?: OpenLimiter }

/** Counts in memory unless `openLimiter` is given; disabled, it counts nothing. */
export function createMalformedCalls({ enabled, openLimiter = limiterInMemory }: Options): MalformedCalls {
  if (!enabled) return { refuse: async () => {}, count: async () => {} }
  const counted = openLimiter("malformed calls", { points: malformedCalls, duration: windowSeconds })
  return {
    async refuse(address) {
      const calls = await counted.get(addressKey(address))
      if (!calls || calls.consumedPoints < malformedCalls) return
      const retryAfterSeconds = Math.max(1, Math.ceil(calls.msBeforeNext / 1_000))
      throw new AppError("TOO_MANY_ATTEMPTS", { message: MALFORMED_CALLS, retryAfterSeconds })
    },
    async count(address, calls) {
      for (let call = 0; call < calls; call += 1) await counted.penalty(addressKey(address))
    },
  }
}
