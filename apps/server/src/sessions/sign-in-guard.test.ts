import type { Role } from "@rosette/contract"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { AppError } from "../app-error.ts"
import { markAfter } from "./device-mark.ts"
import { createSignInGuard, type SignInAttempt } from "./sign-in-guard.ts"

const right = async () => "signed in"
const wrong = async () => null
const from = (address: string, role: Role, fields: Partial<SignInAttempt> = {}): SignInAttempt => ({
  role,
  address,
  device: null,
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
    /** What became of an attempt: what was found, null for a failure, the seconds to wait for a refusal. */
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
  ])("as %s: after %i the right password has to wait a minute at most, and works then", async (role, allowed) => {
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

  it("do not hold up another address, nor another role", async () => {
    const { outcome, fail } = openGuard()
    await fail(10, () => from("192.0.2.1", "organizer"))
    expect(await outcome(from("192.0.2.2", "organizer"), right)).toBe("signed in")
    expect(await outcome(from("192.0.2.1", "judge"), right)).toBe("signed in")
  })

  it("count by the network where the address is of version 6", async () => {
    const { outcome, fail } = openGuard()
    await fail(10, (index) => from(`2001:db8:1:2::${index + 1}`, "organizer"))
    expect(await outcome(from("2001:db8:1:2:ffff::", "organizer"), right)).toBe(60)
    expect(await outcome(from("2001:db8:1:3::1", "organizer"), right)).toBe("signed in")
  })

  it("count only when they failed: right ones, and those that could not be verified, do not", async () => {
    const { guard, outcome } = openGuard()
    for (let index = 0; index < 20; index++) {
      expect(await guard.attempt(from("192.0.2.1", "masterAdmin"), right)).toBe("signed in")
      await expect(
        guard.attempt(from("192.0.2.1", "masterAdmin"), () => Promise.reject(new Error("no database"))),
      ).rejects.toThrow("no database")
    }
    expect(await outcome(from("192.0.2.1", "masterAdmin"), right)).toBe("signed in")
  })

  it("do not verify, and do not count, while they have to wait", async () => {
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

  it("in one burst: no more are verified than are allowed", async () => {
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

  it("in one burst of right ones: all of them pass", async () => {
    const { outcome } = openGuard()
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () => outcome(from("192.0.2.1", "organizer", { eventId: 1 }), right)),
    )
    expect(new Set(outcomes)).toEqual(new Set(["signed in"]))
  })
})

describe("failed sign-ins on one event", () => {
  it("from anywhere: after a hundred everybody new to it waits, organizers and judges", async () => {
    const { outcome, fail } = openGuard()
    await fail(99, (index) => from(`192.0.2.${index}`, index % 2 ? "organizer" : "judge", { eventId: 7 }))
    expect(await outcome(from("198.51.100.1", "organizer", { eventId: 7 }), right)).toBe("signed in")
    await fail(1, () => from("198.51.100.2", "judge", { eventId: 7 }))
    expect(await outcome(from("198.51.100.1", "organizer", { eventId: 7 }), right)).toBe(60)
    expect(await outcome(from("198.51.100.1", "judge", { eventId: 7 }), right)).toBe(60)
    expect(await outcome(from("198.51.100.1", "judge", { eventId: 8 }), right)).toBe("signed in")
    expect(await outcome(from("198.51.100.1", "judge"), right)).toBe("signed in")
  })
})

describe("a device that has signed in before", () => {
  const device = markAfter(null, { role: "judge", eventId: 7 })

  it("is not held up by the failures of others, from its address or on its event", async () => {
    const { outcome, fail } = openGuard()
    await fail(30, () => from("192.0.2.1", "judge", { eventId: 7 }))
    await fail(70, (index) => from(`198.51.100.${index}`, "judge", { eventId: 7 }))
    expect(await outcome(from("192.0.2.1", "judge", { eventId: 7 }), right)).toBe(60)
    expect(await outcome(from("192.0.2.1", "judge", { eventId: 7, device }), right)).toBe("signed in")
    expect(await outcome(from("192.0.2.1", "judge", { device }), right)).toBe("signed in")
  })

  it("waits for its own failures wherever it goes, and so does whoever is new at its address, but nobody else", async () => {
    const { outcome, fail } = openGuard()
    const neighbour = markAfter(null, { role: "judge", eventId: 7 })
    await fail(30, () => from("192.0.2.1", "judge", { device }))
    expect(await outcome(from("203.0.113.9", "judge", { device }), right)).toBe(60)
    expect(await outcome(from("192.0.2.1", "judge"), right)).toBe(60)
    expect(await outcome(from("192.0.2.1", "judge", { device: neighbour }), right)).toBe("signed in")
    expect(await outcome(from("203.0.113.9", "judge"), right)).toBe("signed in")
  })

  it("counts with all others on its event", async () => {
    const { outcome, fail } = openGuard()
    await fail(30, () => from("192.0.2.1", "judge", { eventId: 7, device }))
    await fail(70, (index) => from(`198.51.100.${index}`, "judge", { eventId: 7 }))
    expect(await outcome(from("203.0.113.9", "judge", { eventId: 7 }), right)).toBe(60)
  })

  it("is as new as any other in a role or event that it has not signed in to", async () => {
    const { outcome, fail } = openGuard()
    await fail(10, () => from("192.0.2.1", "organizer", { eventId: 7, device }))
    expect(await outcome(from("192.0.2.1", "organizer", { eventId: 7 }), right)).toBe(60)
  })
})

it("a guard that is not enabled lets everything through", async () => {
  const guard = createSignInGuard({ enabled: false })
  for (let index = 0; index < 200; index++) await guard.attempt(from("192.0.2.1", "masterAdmin"), wrong)
  expect(await guard.attempt(from("192.0.2.1", "masterAdmin"), right)).toBe("signed in")
})
