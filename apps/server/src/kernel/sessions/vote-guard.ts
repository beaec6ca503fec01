import { UNKNOWN_CODES } from "@rosette/contract/errors"
import { LIMITS } from "@rosette/contract/limits"
import { RateLimiterRes } from "rate-limiter-flexible"
import { AppError } from "../../refusals/app-error.ts"
import { addressKey } from "./address-key.ts"
import { limiterInMemory, type OpenLimiter } from "./limiters.ts"

/** Limits how many codes that nobody has are answered. Valid codes are never held up: a whole audience is behind one address. */
export type VoteGuard = {
  /** The refusal of an unknown code: VOTE_CODE_UNKNOWN, or TOO_MANY_ATTEMPTS once there were too many. */
  unknownCode(address: string): Promise<AppError>
}

const { windowSeconds, unknownCodes, unknownCodesInAll } = LIMITS.voting
const IN_ALL = "all"

type Options = { enabled: boolean; openLimiter?: OpenLimiter }

/** Counts in memory unless `openLimiter` is given; disabled, it counts nothing. */
export function createVoteGuard({ enabled, openLimiter = limiterInMemory }: Options): VoteGuard {
  if (!enabled) return { unknownCode: async () => new AppError("VOTE_CODE_UNKNOWN") }
  const byAddress = openLimiter("unknown vote codes", { points: unknownCodes, duration: windowSeconds })
  const together = openLimiter("unknown vote codes in all", { points: unknownCodesInAll, duration: windowSeconds })
  return {
    async unknownCode(address) {
      try {
        await byAddress.consume(addressKey(address))
        await together.consume(IN_ALL)
        return new AppError("VOTE_CODE_UNKNOWN")
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1_000))
        return new AppError("TOO_MANY_ATTEMPTS", { message: UNKNOWN_CODES, retryAfterSeconds })
      }
    },
  }
}
