import { LIMITS } from "@rosette/contract/limits"
import { ROLES, type Role } from "@rosette/contract/roles"
import { camelCaseToWords } from "@rosette/contract/words"
import type { RateLimiterRes } from "rate-limiter-flexible"
import { addressKey, networkKey } from "./address-key.ts"
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
 * Slows down guessing. Failed sign-ins count for each address and, by role, for each event, and block every device that is new to
 * the account. A known device waits only for its own failures, and for those of all known devices of the account together,
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

const { windowSeconds, networkTimes, ...more } = LIMITS.signIn
const IN_ALL = "all"

/** The cause of a refusal because of everybody's failures together; `isFirst` for the first one of a window. */
export class CeilingReached extends Error {
  readonly isFirst: boolean
  constructor(isFirst: boolean) {
    super("Too many sign-ins have failed, of all addresses together.")
    this.isFirst = isFirst
  }
}

/** What may block an attempt, and what counts it if it fails or must wait. */
type Counters = Record<"gates" | "onFailure" | "onRefusal", Counter[]>

type Options = { enabled: boolean; openLimiter?: OpenLimiter }

/** Counts in memory unless `openLimiter` is given. A disabled guard lets everything through. */
export function createSignInGuard({ enabled, openLimiter = limiterInMemory }: Options): SignInGuard {
  if (!enabled)
    return { attempt: (_attempt, verify) => verify(), byCode: (_address, verify) => verify(), asked: async () => {} }

  const allow = (name: string, points: number) => openLimiter(name, { points, duration: windowSeconds })
  const perRole = (place: string, times: number) => {
    const limiterOf = (role: Role) => allow(`${camelCaseToWords(role)}${place}`, more[`${role}Failures`] * times)
    return Object.fromEntries(ROLES.map((role) => [role, limiterOf(role)])) as Record<Role, Limiter>
  }
  const byRole = perRole("", 1)
  const byRoleInNetwork = perRole(" in a network", networkTimes)
  const byEvent = allow("event", more.perEventFailures)
  const byAccount = allow("account", more.perAccountFailures)
  const codeTries = allow("code tries", more.codeTries)
  const codeTriesInNetwork = allow("code tries in a network", more.codeTries * networkTimes)
  const masterAdminInAll = allow("master admin in all", more.masterAdminFailuresInAll)
  const codesInAll = allow("codes in all", more.codeFailuresInAll)
  const underWay = openAttemptsUnderWay()

  /** The counts of an address, and of the network that it is in. */
  const from = (address: string, what: string, byAddress: Limiter, byNetwork: Limiter): Counter[] => {
    const network = networkKey(address)
    const ofNetwork = network === null ? [] : [{ failures: byNetwork, key: `${what} from ${network}` }]
    return [{ failures: byAddress, key: `${what} from ${addressKey(address)}` }, ...ofNetwork]
  }
  const onAddress = (role: Role, address: string) => from(address, role, byRole[role], byRoleInNetwork[role])

  const countersOf = ({ role, eventId, address, known, meant = [] }: SignInAttempt): Counters => {
    const everybodys = onAddress(role, address)
    if (eventId !== undefined) everybodys.push({ failures: byEvent, key: `event ${eventId} as ${role}` })
    const own = (known ? [known] : meant).flatMap(({ account, deviceKey }) => [
      { failures: byRole[role], key: `${account} on device ${deviceKey}` },
      { failures: byAccount, key: `${account} on any device of its own` },
    ])
    const all = [...own, ...everybodys]
    return known ? { gates: own, onFailure: all, onRefusal: [] } : { gates: all, onFailure: all, onRefusal: own }
  }

  const isCountedAtEntry = (counter: Counter, gates: Counter[]) => counter.failures.isShared && gates.includes(counter)
  const penalize = (counters: Counter[]) => Promise.all(counters.map(({ failures, key }) => failures.penalty(key)))

  const refuseFull = (counted: Awaited<ReturnType<typeof penalize>>, counters: Counter[]) => {
    const full = counted.find(({ consumedPoints }, index) => consumedPoints > (counters[index]?.failures.points ?? 0))
    if (full) throw tooMany(full)
  }

  const refuseBeyondCeiling = (failed: RateLimiterRes, { points }: Limiter) => {
    const beyond = failed.consumedPoints - points
    if (beyond > 0) throw tooMany(failed, new CeilingReached(beyond === 1))
  }

  const failAsMasterAdmin = async ({ known }: SignInAttempt) => {
    const failed = await masterAdminInAll.penalty(IN_ALL)
    if (!known) refuseBeyondCeiling(failed, masterAdminInAll)
  }

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
        if (hasFailed && attempt.role === "masterAdmin") await failAsMasterAdmin(attempt)
        return verified
      } finally {
        await underWay.leave(gates, hasFailed)
      }
    },
    async byCode(address, verify) {
      const tries = from(address, "code tries", codeTries, codeTriesInNetwork)
      refuseFull(await penalize(tries), tries)
      const verified = await verify()
      if (verified !== null) return verified
      const counters = onAddress("judge", address)
      // What was looked at counts for everybody, also if the address has to wait.
      const [inAll, counted] = await Promise.all([codesInAll.penalty(IN_ALL), penalize(counters)])
      refuseBeyondCeiling(inAll, codesInAll)
      refuseFull(counted, counters)
      return null
    },
    async asked(address) {
      await penalize(onAddress("judge", address))
    },
  }
}
