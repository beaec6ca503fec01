import type { Role } from "@rosette/contract/roles"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { AppError } from "../../refusals/app-error.ts"
import { createSignInGuard, type SignInAttempt } from "./sign-in-guard.ts"

const right = async () => "signed in"
const wrong = async () => null
const from = (address: string, role: Role, fields: Partial<SignInAttempt> = {}): SignInAttempt => ({
  role,
  address,
  ...fields,
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function openGuard() {
  const guard = createSignInGuard({ enabled: true })
  return {
    guard,
    /** The outcome of an attempt: the result, null for a failure, or the seconds to wait. */
    async outcome(attempt: SignInAttempt, verify: () => Promise<string | null>) {
      try {
        return await guard.attempt(attempt, verify)
      } catch (error) {
        if (error instanceof AppError && error.code === "TOO_MANY_ATTEMPTS") return error.retryAfterSeconds
        throw error
      }
    },
    async fail(times: number, attempt: (index: number) => SignInAttempt) {
      for (let index = 0; index < times; index++) expect(await guard.attempt(attempt(index), wrong)).toBeNull()
    },
  }
}

describe("failed sign-ins from one address", () => {
  it.each<[Role, number]>([
    ["organizer", 10],
    ["masterAdmin", 10],
    ["judge", 30],
  ])("as %s: after %i the right password waits at most a minute and then works", async (role, allowed) => {
    const { outcome, fail } = openGuard()
    await fail(allowed - 1, () => from("192.0.2.1", role))
    expect(await outcome(from("192.0.2.1", role), right)).toBe("signed in")
    await fail(1, () => from("192.0.2.1", role))
    expect(await outcome(from("192.0.2.1", role), right)).toBe(60)
    vi.advanceTimersByTime(40_500)
    expect(await outcome(from("192.0.2.1", role), right)).toBe(20)
    vi.advanceTimersByTime(20_000)
    expect(await outcome(from("192.0.2.1", role), right)).toBe("signed in")
  })

  it("do not block another address or role", async () => {
    const { outcome, fail } = openGuard()
    await fail(10, () => from("192.0.2.1", "organizer"))
    expect(await outcome(from("192.0.2.2", "organizer"), right)).toBe("signed in")
    expect(await outcome(from("192.0.2.1", "judge"), right)).toBe("signed in")
  })

  it("count per network for IPv6", async () => {
    const { outcome, fail } = openGuard()
    await fail(10, (index) => from(`2001:db8:1:2::${index + 1}`, "organizer"))
    expect(await outcome(from("2001:db8:1:2:ffff::", "organizer"), right)).toBe(60)
    expect(await outcome(from("2001:db8:1:3::1", "organizer"), right)).toBe("signed in")
  })

  it("count only failures: neither successes nor attempts that could not be verified", async () => {
    const { guard, outcome } = openGuard()
    for (let index = 0; index < 20; index++) {
      expect(await guard.attempt(from("192.0.2.1", "masterAdmin"), right)).toBe("signed in")
      await expect(
        guard.attempt(from("192.0.2.1", "masterAdmin"), () => Promise.reject(new Error("no database"))),
      ).rejects.toThrow("no database")
    }
    expect(await outcome(from("192.0.2.1", "masterAdmin"), right)).toBe("signed in")
  })

  it("neither verify nor count while they must wait", async () => {
    const { outcome, fail } = openGuard()
    await fail(10, () => from("192.0.2.1", "masterAdmin"))
    let verified = 0
    const counted = async () => {
      verified += 1
      return null
    }
    for (let index = 0; index < 50; index++) expect(await outcome(from("192.0.2.1", "masterAdmin"), counted)).toBe(60)
    expect(verified).toBe(0)
    vi.advanceTimersByTime(60_000)
    expect(await outcome(from("192.0.2.1", "masterAdmin"), right)).toBe("signed in")
  })

  it("a burst of wrong sign-ins: no more are verified than are allowed", async () => {
    const { outcome } = openGuard()
    let verified = 0
    const slow = async () => {
      verified += 1
      await Promise.resolve()
      return null
    }
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () => outcome(from("192.0.2.1", "organizer", { eventId: 1 }), slow)),
    )
    expect(outcomes.filter((seconds) => seconds === null)).toHaveLength(10)
    expect(verified).toBe(10)
  })

  it("a burst of right sign-ins: all pass", async () => {
    const { outcome } = openGuard()
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () => outcome(from("192.0.2.1", "organizer", { eventId: 1 }), right)),
    )
    expect(new Set(outcomes)).toEqual(new Set(["signed in"]))
  })
})

describe("failed sign-ins on one event", () => {
  it.each<[Role, Role]>([
    ["organizer", "judge"],
    ["judge", "organizer"],
  ])(
    "after a hundred failures as %s on an event, every new device there waits in that role, not as %s",
    async (role, other) => {
      const { outcome, fail } = openGuard()
      await fail(99, (index) => from(`192.0.2.${index}`, role, { eventId: 7 }))
      expect(await outcome(from("198.51.100.1", role, { eventId: 7 }), right)).toBe("signed in")
      await fail(1, () => from("198.51.100.2", role, { eventId: 7 }))
      expect(await outcome(from("198.51.100.1", role, { eventId: 7 }), right)).toBe(60)
      expect(await outcome(from("198.51.100.1", other, { eventId: 7 }), right)).toBe("signed in")
      expect(await outcome(from("198.51.100.1", role, { eventId: 8 }), right)).toBe("signed in")
      expect(await outcome(from("198.51.100.1", role), right)).toBe("signed in")
    },
  )
})

/** An address in another /64 of one /48 for each index. */
const inNetwork = (index: number) => `2001:db8:1:${index.toString(16)}::1`

describe("failed sign-ins from one network with many addresses (IPv6: /48)", () => {
  it("are allowed ten times as often as from one address, then every address of it waits", async () => {
    const { outcome, fail } = openGuard()
    await fail(99, (index) => from(inNetwork(index), "organizer"))
    expect(await outcome(from(inNetwork(200), "organizer"), right)).toBe("signed in")
    await fail(1, () => from(inNetwork(201), "organizer"))
    expect(await outcome(from(inNetwork(202), "organizer"), right)).toBe(60)
    expect(await outcome(from("2001:db8:2::1", "organizer"), right)).toBe("signed in")
    expect(await outcome(from(inNetwork(202), "judge"), right)).toBe("signed in")
  })
})

describe("failed sign-ins as master admin in all", () => {
  const wide = (index: number) => from(`198.51.${100 + Math.floor(index / 200)}.${index % 200}`, "masterAdmin")

  it("beyond 200 a minute wrong passwords wait, from any address; a right one passes", async () => {
    const { outcome, fail } = openGuard()
    await fail(200, wide)
    expect(await outcome(wide(300), wrong)).toBe(60)
    expect(await outcome(wide(301), right)).toBe("signed in")
    vi.advanceTimersByTime(60_000)
    expect(await outcome(wide(302), wrong)).toBeNull()
  })

  it("the first refusal beyond the ceiling says so, once a minute", async () => {
    const { guard, fail } = openGuard()
    await fail(200, wide)
    const causeOf = (index: number) => guard.attempt(wide(index), wrong).catch((error: AppError) => error.cause)
    expect(await causeOf(300)).toMatchObject({ isFirst: true })
    expect(await causeOf(301)).toMatchObject({ isFirst: false })
  })

  it("do not hold up a device that has been master admin, whose own failures count for all", async () => {
    const { outcome, fail } = openGuard()
    const known = { account: "masterAdmin", deviceKey: "laptop" }
    await fail(199, wide)
    await fail(1, () => from("203.0.113.1", "masterAdmin", { known }))
    expect(await outcome(wide(300), wrong)).toBe(60)
    expect(await outcome(from("203.0.113.1", "masterAdmin", { known }), wrong)).toBeNull()
  })
})

describe("a device that has signed in to this account before", () => {
  const ada = { account: "judge:5", deviceKey: "adas-phone" }

  it("is not blocked by others' failures, from its address or on its event", async () => {
    const { outcome, fail } = openGuard()
    await fail(30, () => from("192.0.2.1", "judge", { eventId: 7 }))
    await fail(70, (index) => from(`198.51.100.${index}`, "judge", { eventId: 7 }))
    expect(await outcome(from("192.0.2.1", "judge", { eventId: 7 }), right)).toBe(60)
    expect(await outcome(from("192.0.2.1", "judge", { eventId: 7, known: ada }), right)).toBe("signed in")
    expect(await outcome(from("192.0.2.1", "judge", { known: ada }), right)).toBe("signed in")
  })

  it("waits for its own failures everywhere, as do new devices at its address, but nobody else", async () => {
    const { outcome, fail } = openGuard()
    const bob = { account: "judge:6", deviceKey: "bobs-phone" }
    await fail(30, () => from("192.0.2.1", "judge", { known: ada }))
    expect(await outcome(from("203.0.113.9", "judge", { known: ada }), right)).toBe(60)
    expect(await outcome(from("192.0.2.1", "judge"), right)).toBe(60)
    expect(await outcome(from("192.0.2.1", "judge", { known: bob }), right)).toBe("signed in")
    expect(await outcome(from("203.0.113.9", "judge"), right)).toBe("signed in")
  })

  it("waits like any other with credentials for none of its accounts, and counts on them even then", async () => {
    const { outcome, fail } = openGuard()
    await fail(30, () => from("192.0.2.1", "judge"))
    const guess = from("192.0.2.1", "judge", { meant: [ada] })
    for (let index = 0; index < 29; index++) expect(await outcome(guess, right)).toBe(60)
    expect(await outcome(from("192.0.2.1", "judge", { known: ada }), right)).toBe("signed in")
    expect(await outcome(guess, right)).toBe(60)
    expect(await outcome(from("192.0.2.1", "judge", { known: ada }), right)).toBe(60)
  })

  it("counts with all others for its event", async () => {
    const { outcome, fail } = openGuard()
    await fail(30, () => from("192.0.2.1", "judge", { eventId: 7, known: ada }))
    await fail(70, (index) => from(`198.51.100.${index}`, "judge", { eventId: 7 }))
    expect(await outcome(from("203.0.113.9", "judge", { eventId: 7 }), right)).toBe(60)
  })

  it("does not wait for another device of the account as long as all together fail less than thirty times", async () => {
    const { outcome, fail } = openGuard()
    const device = (n: number) => ({ known: { account: "organizer:7", deviceKey: `laptop ${n}` } })
    await fail(20, (index) => from("192.0.2.1", "organizer", device(Math.floor(index / 10))))
    expect(await outcome(from("192.0.2.1", "organizer", device(0)), right)).toBe(60)
    expect(await outcome(from("192.0.2.1", "organizer", device(2)), right)).toBe("signed in")
    await fail(10, () => from("192.0.2.1", "organizer", device(2)))
    expect(await outcome(from("192.0.2.1", "organizer", device(3)), right)).toBe(60)
  })
})

it("a disabled guard lets everything through", async () => {
  const guard = createSignInGuard({ enabled: false })
  for (let index = 0; index < 200; index++) await guard.attempt(from("192.0.2.1", "masterAdmin"), wrong)
  expect(await guard.attempt(from("192.0.2.1", "masterAdmin"), right)).toBe("signed in")
  for (let index = 0; index < 400; index++) expect(await guard.byCode("192.0.2.1", wrong)).toBeNull()
})
