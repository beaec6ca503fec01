import { LIMITS, type Role } from "@rosette/contract"
import { RateLimiterMemory } from "rate-limiter-flexible"
import { AppError } from "../app-error.ts"
import { addressKey } from "./address-key.ts"
import { knownDevice, type Standing } from "./device-mark.ts"

export type SignInAttempt = Standing & { address: string; device: string | null }

/**
 * Slows down guessing: failed sign-ins count on their address and their event, and hold up every device that is new there.
 * A device that has signed in before waits for its own failures alone, which count on it besides.
 */
export type SignInGuard = {
  /** Gives what `verify` found; null is a failure and counts. Throws TOO_MANY_ATTEMPTS, without verifying, while the attempt must wait. */
  attempt<Verified>(attempt: SignInAttempt, verify: () => Promise<Verified | null>): Promise<Verified | null>
}

const { windowSeconds, organizerFailures, masterAdminFailures, judgeFailures, perEventFailures } = LIMITS.signIn

/** What counts together, and how many failures of it the window allows. */
type Counter = { failures: RateLimiterMemory; key: string }

const allow = (points: number) => new RateLimiterMemory({ points, duration: windowSeconds })

/** A guard that keeps its counts in memory; one that is not enabled lets everything through. */
export function createSignInGuard({ enabled }: { enabled: boolean }): SignInGuard {
  if (!enabled) return { attempt: (_attempt, verify) => verify() }

  const byRole: Record<Role, RateLimiterMemory> = {
    organizer: allow(organizerFailures),
    masterAdmin: allow(masterAdminFailures),
    judge: allow(judgeFailures),
  }
  const byEvent = allow(perEventFailures)
  const underWay = new Map<string, number>()
  let oneSettled = Promise.withResolvers<void>()

  /** What may hold the attempt up, and what its failure counts on. */
  const countersOf = ({ role, eventId, address, device }: SignInAttempt): { gates: Counter[]; counted: Counter[] } => {
    const everybodys = [{ failures: byRole[role], key: `${role} from ${addressKey(address)}` }]
    if (eventId !== undefined) everybodys.push({ failures: byEvent, key: `event ${eventId}` })
    const known = knownDevice(device, { role, ...(eventId !== undefined && { eventId }) })
    if (known === null) return { gates: everybodys, counted: everybodys }
    const own = [{ failures: byRole[role], key: `${role} on device ${known}` }]
    return { gates: own, counted: [...own, ...everybodys] }
  }

  const countUnderWay = (counters: Counter[], change: 1 | -1) => {
    for (const { key } of counters) {
      const count = (underWay.get(key) ?? 0) + change
      if (count > 0) underWay.set(key, count)
      else underWay.delete(key)
    }
  }

  /** Takes a place among the attempts under way if there is room for one failure more besides those that may come of them. */
  const enter = async (counters: Counter[]): Promise<boolean> => {
    const counts = await Promise.all(counters.map(({ failures, key }) => failures.get(key)))
    // No await from here on, so that no two attempts take the same place.
    const hasRoom = counters.every(({ failures, key }, index) => {
      const count = counts[index]
      const failed = count?.consumedPoints ?? 0
      if (count && failed >= failures.points)
        throw new AppError("TOO_MANY_ATTEMPTS", {
          retryAfterSeconds: Math.max(1, Math.ceil(count.msBeforeNext / 1_000)),
        })
      return failed + (underWay.get(key) ?? 0) < failures.points
    })
    if (hasRoom) countUnderWay(counters, 1)
    return hasRoom
  }

  /** A burst of guesses waits for the verdict on those before it: otherwise all would pass before the first one counts. */
  const waitToEnter = async (counters: Counter[]) => {
    for (;;) {
      const nextVerdict = oneSettled.promise
      if (await enter(counters)) return
      await nextVerdict
    }
  }

  return {
    async attempt(attempt, verify) {
      const { gates, counted } = countersOf(attempt)
      await waitToEnter(gates)
      try {
        const verified = await verify()
        if (verified === null) await Promise.all(counted.map(({ failures, key }) => failures.penalty(key)))
        return verified
      } finally {
        countUnderWay(gates, -1)
        oneSettled.resolve()
        oneSettled = Promise.withResolvers()
      }
    },
  }
}
