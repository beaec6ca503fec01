import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { AppError } from "../../refusals/app-error.ts"
import { createSignInGuard } from "./sign-in-guard.ts"

const right = async () => "signed in"
const wrong = async () => null
const openGuard = () => createSignInGuard({ enabled: true })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** An address in another /64 of one /48 for each index. */
const inNetwork = (index: number) => `2001:db8:1:${index.toString(16)}::1`

describe("by access code", () => {
  const code = { address: "192.0.2.1" }
  const outcomeOf = async (guard: ReturnType<typeof openGuard>, verify: typeof right | typeof wrong) => {
    try {
      return await guard.byCode(code.address, verify)
    } catch (error) {
      if (error instanceof AppError && error.code === "TOO_MANY_ATTEMPTS") return error.retryAfterSeconds
      throw error
    }
  }

  it("after thirty wrong codes from an address wrong ones wait, right ones still pass", async () => {
    const guard = openGuard()
    for (let index = 0; index < 30; index++) expect(await outcomeOf(guard, wrong)).toBeNull()
    expect(await outcomeOf(guard, wrong)).toBe(60)
    expect(await outcomeOf(guard, right)).toBe("signed in")
  })

  it("a burst of wrong codes: no more than thirty learn that they are wrong", async () => {
    const guard = openGuard()
    const outcomes = await Promise.all(Array.from({ length: 200 }, () => outcomeOf(guard, wrong)))
    expect(outcomes.filter((seconds) => seconds === null)).toHaveLength(30)
  })

  it("beyond 300 attempts a minute from one address none is checked, right or wrong", async () => {
    const guard = openGuard()
    for (let index = 0; index < 300; index++) await outcomeOf(guard, index % 2 ? right : wrong)
    let verified = 0
    const counted = async () => {
      verified += 1
      return "signed in"
    }
    expect(await outcomeOf(guard, counted)).toBe(60)
    expect(verified).toBe(0)
    vi.advanceTimersByTime(60_000)
    expect(await outcomeOf(guard, counted)).toBe("signed in")
  })

  it("beyond 3,000 wrong ones a minute in all wrong codes wait, from any address; a right one passes", async () => {
    const guard = openGuard()
    const wide = (index: number) => `10.0.${Math.floor(index / 30)}.1`
    for (let index = 0; index < 3_000; index++) expect(await guard.byCode(wide(index), wrong)).toBeNull()
    await expect(guard.byCode("192.0.2.9", wrong)).rejects.toMatchObject({
      code: "TOO_MANY_ATTEMPTS",
      cause: { isFirst: true },
    })
    expect(await guard.byCode("192.0.2.9", right)).toBe("signed in")
  })

  it("ten times as many are checked from a network (IPv6: /48) as from one address", async () => {
    const guard = openGuard()
    for (let index = 0; index < 3_000; index++) await guard.byCode(inNetwork(index), right)
    await expect(guard.byCode(inNetwork(5_000), right)).rejects.toMatchObject({ code: "TOO_MANY_ATTEMPTS" })
    expect(await guard.byCode("2001:db8:2::1", right)).toBe("signed in")
  })

  const byName = (guard: ReturnType<typeof openGuard>, address: string, verify: typeof right | typeof wrong) =>
    guard.attempt({ role: "judge", address }, verify).catch((error: AppError) => error.retryAfterSeconds)

  it("a device that begins to ask for approval counts like a failure of its address", async () => {
    const guard = openGuard()
    for (let index = 0; index < 30; index++) await guard.asked("192.0.2.1")
    expect(await byName(guard, "192.0.2.1", right)).toBe(60)
    expect(await byName(guard, "192.0.2.2", right)).toBe("signed in")
  })

  it("failures block attempts by name and passcode from the same address, and vice versa", async () => {
    const guard = openGuard()
    for (let index = 0; index < 15; index++) await outcomeOf(guard, wrong)
    for (let index = 0; index < 15; index++) expect(await byName(guard, code.address, wrong)).toBeNull()
    expect(await byName(guard, code.address, right)).toBe(60)
    expect(await outcomeOf(guard, wrong)).toBe(60)
    expect(await outcomeOf(guard, right)).toBe("signed in")
  })
})
