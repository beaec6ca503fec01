import { setTimeout as wait } from "node:timers/promises"
import { codesOf } from "../database-unavailable.ts"

const MAX_ATTEMPTS = 5
/** serialization_failure, deadlock_detected, and Prisma's code for both. */
const CONFLICTS: (string | number)[] = ["40001", "40P01", "P2034"]

/** Whether the database aborted the transaction because of a conflict with another. */
function isConflict(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return [...codesOf(error), ...codesOf(cause)].some((code) => CONFLICTS.includes(code))
}

/** Runs the work again a few times after a conflict. */
export async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error) || attempt >= MAX_ATTEMPTS) throw error
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}
