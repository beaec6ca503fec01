import { LIMITS } from "@rosette/contract/limits"
import type { Role } from "@rosette/contract/roles"
import { addressKey } from "./address-key.ts"
import { type Counter, openAttemptsUnderWay, tooMany } from "./attempts-under-way.ts"
import { type Limiter, limiterInMemory, type OpenLimiter } from "./limiters.ts"

/** An account, and a device that has signed in to it before. */
type KnownDevice = { account: string; deviceKey: string }

/**
 * `known`: this device has signed in to this account before. `meant`: it has signed in to accounts with the given name,
 * but the other credentials match none of them.
 */
export type SignInAttempt = {
  role: Role
  address: string
  eventId?: number
  known?: KnownDevice | null
  meant?: readonly KnownDevice[]
}

/**
 * Slows down guessing. Failed sign-ins count for each address and each event, and block every device that is new to the
 * account. A known device waits only for its own failures, and for those of all known devices of the account together,
 * so that many devices allow no more guesses; its failures count for address and event too. A wrong guess on such a
 * device waits like any other, and counts for the account even if it had to wait: trying must not reveal that a right
 * one would pass.
 */
export type SignInGuard = {
  /**
   * Returns what `verify` found; null counts as a failure. Throws TOO_MANY_ATTEMPTS, without verifying, while the
   * attempt must wait.
   */
  attempt<Verified>(attempt: SignInAttempt, verify: () => Promise<Verified | null>): Promise<Verified | null>
  /**
   * The same for a judge's own code, which identifies nobody until it is found: a right one passes whatever failed
   * before, a wrong one may have to wait. Beyond the limit of attempts, no code from this address is checked.
   */
  byCode<Verified>(address: string, verify: () => Promise<Verified | null>): Promise<Verified | null>
  /** Counts a device that begins to ask for approval like a failed sign-in as judge from its address. */
  asked(address: string): Promise<void>
}

const { windowSeconds, organizerFailures, masterAdminFailures, judgeFailures, ...ceilings } = LIMITS.signIn

/** What may block an attempt, and what counts it if it fails or must wait. */
type Counters = Record<"gates" | "onFailure" | "onRefusal", Counter[]>

type Options = { enabled: boolean; openLimiter?: OpenLimiter }

/** Counts in memory unless `openLimiter` is given. A disabled guard lets everything through. */
export function createSignInGuard({ enabled, openLimiter = limiterInMemory }: Options): SignInGuard {
  if (!enabled)
    return { attempt: (_attempt, verify) => verify(), byCode: (_address, verify) => verify(), asked: async () => {} }

  const allow = (name: string, points: number) => openLimiter(name, { points, duration: windowSeconds })
  const byRole: Record<Role, Limiter> = {
    organizer: allow("organizer", organizerFailures),
    masterAdmin: allow("master admin", masterAdminFailures),
    judge: allow("judge", judgeFailures),
  }
  const byEvent = allow("event", ceilings.perEventFailures)
  const byAccount = allow("account", ceilings.perAccountFailures)
  const codeTries = allow("code tries", ceilings.codeTries)
  const underWay = openAttemptsUnderWay()

  const onAddress = (role: Role, address: string): Counter => ({
    failures: byRole[role],
    key: `${role} from ${addressKey(address)}`,
  })

  const countersOf = ({ role, eventId, address, known, meant = [] }: SignInAttempt): Counters => {
    const everybodys = [onAddress(role, address)]
    if (eventId !== undefined) everybodys.push({ failures: byEvent, key: `event ${eventId}` })
    const own = (known ? [known] : meant).flatMap(({ account, deviceKey }) => [
      { failures: byRole[role], key: `${account} on device ${deviceKey}` },
      { failures: byAccount, key: `${account} on any device of its own` },
    ])
    const all = [...own, ...everybodys]
    return known ? { gates: own, onFailure: all, onRefusal: [] } : { gates: all, onFailure: all, onRefusal: own }
  }

  const isCountedAtEntry = (counter: Counter, gates: Counter[]) => counter.failures.isShared && gates.includes(counter)
  const penalize = (counters: Counter[]) => Promise.all(counters.map(({ failures, key }) => failures.penalty(key)))

  return {
    async attempt(attempt, verify) {
      const { gates, onFailure, onRefusal } = countersOf(attempt)
      await underWay.enter(gates).catch(async (error: unknown) => {
        await penalize(onRefusal)
        throw error
      })
      let hasFailed = false
      try {
        const verified = await verify()
        hasFailed = verified === null
        if (hasFailed) await penalize(onFailure.filter((counter) => !isCountedAtEntry(counter, gates)))
        return verified
      } finally {
        await underWay.leave(gates, hasFailed)
      }
    },
    async byCode(address, verify) {
      const tries = await codeTries.penalty(addressKey(address))
      if (tries.consumedPoints > codeTries.points) throw tooMany(tries)
      const verified = await verify()
      if (verified !== null) return verified
      const { failures, key } = onAddress("judge", address)
      const failed = await failures.penalty(key)
      if (failed.consumedPoints > failures.points) throw tooMany(failed)
      return null
    },
    async asked(address) {
      await penalize([onAddress("judge", address)])
    },
  }
}
