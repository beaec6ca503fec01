import { createHmac } from "node:crypto"
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible"
import type { Database } from "../../data/database.ts"
import { throttleClient } from "../../data/sql/throttle-client.ts"

/** A count by key, and its limit per window. */
export type Limiter = Pick<RateLimiterAbstract, "points" | "get" | "consume" | "penalty" | "reward"> & {
  /** Whether other servers count in it, too. */
  isShared: boolean
}

/** Opens the limiter of a name, which no two limiters share. */
export type OpenLimiter = (name: string, limit: { points: number; duration: number }) => Limiter

/** Counts in this process only. */
export const limiterInMemory: OpenLimiter = (_name, limit) =>
  Object.assign(new RateLimiterMemory(limit), { isShared: false })

/** The one limiter whose timer removes the expired rows of all. */
const SWEEPING = "code tries"

/**
 * Counts in the database where several servers may share it, and in memory while that does not answer.
 * Keys are stored as keyed hashes, as they hold addresses.
 */
export function limitersOf(db: Database, secret: string): OpenLimiter {
  if (!db.isShared) return limiterInMemory
  const hidden = (key: string | number) => createHmac("sha256", secret).update(`throttle\0${key}`).digest("base64url")
  return (name, limit) => {
    const counts = new RateLimiterPostgres({
      ...limit,
      keyPrefix: name,
      storeClient: throttleClient(db),
      storeType: "client",
      tableName: "Throttle",
      tableCreated: true,
      clearExpiredByTimeout: name === SWEEPING,
      insuranceLimiter: new RateLimiterMemory({ ...limit, keyPrefix: name }),
    })
    return {
      isShared: true,
      points: limit.points,
      get: (key) => counts.get(hidden(key)),
      consume: (key) => counts.consume(hidden(key)),
      penalty: (key) => counts.penalty(hidden(key)),
      reward: (key) => counts.reward(hidden(key)),
    }
  }
}
