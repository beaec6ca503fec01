import { LIMITS } from "@rosette/contract/limits"
import { RateLimiterRes } from "rate-limiter-flexible"
import { AppError } from "../../refusals/app-error.ts"
import { addressKey } from "./address-key.ts"
import { limiterInMemory, type OpenLimiter } from "./limiters.ts"

/** The facts about an event's creator. */
type Creator = { address: string; isMasterAdmin: boolean }

/**
 * Limits who may create events, and how many per hour, for each address and in all. The master administrator always
 * may.
 */
export type CreationGuard = {
  isOpenTo(creator: Pick<Creator, "isMasterAdmin">): boolean
  /** Throws EVENT_CREATION_CLOSED or TOO_MANY_ATTEMPTS if `attempt` would; counts nothing. */
  refuse(creator: Creator): Promise<void>
  /** Creates an event and counts it; a failed creation is not counted. Throws as `refuse` does. */
  attempt<Created>(creator: Creator, create: () => Promise<Created>): Promise<Created>
}

const { windowSeconds, perAddress, inAll } = LIMITS.creation
const IN_ALL = "all"

const minutes = (count: number) => (count === 1 ? "1 minute" : `${count} minutes`)

function tooMany(msBeforeNext: number): AppError {
  const retryAfterSeconds = Math.max(1, Math.ceil(msBeforeNext / 1_000))
  const wait = minutes(Math.ceil(retryAfterSeconds / 60))
  const message = `Too many new contests were created. Please try again in ${wait}.`
  return new AppError("TOO_MANY_ATTEMPTS", { message, retryAfterSeconds })
}

type Options = { onlyMasterAdmin: boolean; throttled: boolean; openLimiter?: OpenLimiter }

/** Counts in memory unless `openLimiter` is given; `throttled: false` counts nothing. */
export function createCreationGuard({ openLimiter = limiterInMemory, ...options }: Options): CreationGuard {
  const counters = (creator: Creator) => [
    { limiter: byAddress, key: addressKey(creator.address) },
    { limiter: together, key: IN_ALL },
  ]
  const byAddress = openLimiter("creation", { points: perAddress, duration: windowSeconds })
  const together = openLimiter("creation in all", { points: inAll, duration: windowSeconds })
  const isCounted = ({ isMasterAdmin }: Creator) => options.throttled && !isMasterAdmin
  const isOpenTo = ({ isMasterAdmin }: Pick<Creator, "isMasterAdmin">) => isMasterAdmin || !options.onlyMasterAdmin

  const refuseClosed = (creator: Creator) => {
    if (!isOpenTo(creator)) throw new AppError("EVENT_CREATION_CLOSED")
  }

  /** Counts one for the address and one in all, or neither. */
  const count = async (creator: Creator) => {
    const taken: (() => Promise<unknown>)[] = []
    const giveBack = () => Promise.all(taken.map((reward) => reward()))
    try {
      for (const { limiter, key } of counters(creator)) {
        await limiter.consume(key)
        taken.push(() => limiter.reward(key))
      }
    } catch (error) {
      await giveBack()
      throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error
    }
    return giveBack
  }

  return {
    isOpenTo,
    async refuse(creator) {
      refuseClosed(creator)
      if (!isCounted(creator)) return
      for (const { limiter, key } of counters(creator)) {
        const counted = await limiter.get(key)
        if (counted && counted.remainingPoints <= 0) throw tooMany(counted.msBeforeNext)
      }
    },
    async attempt(creator, create) {
      refuseClosed(creator)
      if (!isCounted(creator)) return create()
      const giveBack = await count(creator)
      try {
        return await create()
      } catch (error) {
        await giveBack()
        throw error
      }
    },
  }
}
