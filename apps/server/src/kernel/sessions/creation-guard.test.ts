import { LIMITS } from "@rosette/contract/limits"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { AppError } from "../../refusals/app-error.ts"
import { type CreationGuard, createCreationGuard } from "./creation-guard.ts"

const { perAddress, inAll, windowSeconds } = LIMITS.creation
const from = (address: string, isMasterAdmin = false) => ({ address, isMasterAdmin })
const create = async () => "created"

let guard: CreationGuard
beforeEach(() => {
  vi.useFakeTimers()
  guard = createCreationGuard({ onlyMasterAdmin: false, throttled: true })
})
afterEach(() => {
  vi.useRealTimers()
})

const outcomeOf = (work: Promise<unknown>) =>
  work.then(
    () => "ok",
    (error: unknown) => (error instanceof AppError ? error.code : "broken"),
  )

async function createMany(count: number, addressOf: (n: number) => string): Promise<number> {
  const answers: string[] = []
  for (let n = 0; n < count; n++) answers.push(await outcomeOf(guard.attempt(from(addressOf(n)), create)))
  return answers.filter((answer) => answer === "ok").length
}

describe("new events within an hour", () => {
  it("are limited to thirty per address until the hour is over", async () => {
    expect(await createMany(perAddress + 5, () => "203.0.113.9")).toBe(perAddress)
    const refused = guard.attempt(from("203.0.113.9"), create)
    await expect(refused).rejects.toMatchObject({ code: "TOO_MANY_ATTEMPTS", retryAfterSeconds: windowSeconds })
    await expect(refused).rejects.toThrow("Too many new contests were created. Please try again in 60 minutes.")
    expect(await outcomeOf(guard.attempt(from("203.0.113.10"), create))).toBe("ok")
    vi.advanceTimersByTime((windowSeconds - 60) * 1_000)
    await expect(guard.refuse(from("203.0.113.9"))).rejects.toThrow("try again in 1 minute.")
    vi.advanceTimersByTime(60_001)
    expect(await outcomeOf(guard.attempt(from("203.0.113.9"), create))).toBe("ok")
  })

  it("are limited to three hundred in all", async () => {
    expect(await createMany(inAll + 20, (n) => `203.0.113.${n % 100}`)).toBe(inAll)
    expect(await outcomeOf(guard.refuse(from("198.51.100.1")))).toBe("TOO_MANY_ATTEMPTS")
  })

  it("new events from many addresses of one household count together", async () => {
    expect(await createMany(perAddress + 1, (n) => `2001:db8:1:2::${(n + 1).toString(16)}`)).toBe(perAddress)
  })

  it("are limited as strictly concurrently as one after the other", async () => {
    const attempts = Array.from({ length: perAddress + 10 }, () =>
      outcomeOf(guard.attempt(from("203.0.113.9"), create)),
    )
    expect((await Promise.all(attempts)).filter((answer) => answer === "ok")).toHaveLength(perAddress)
  })

  it("count only once they exist: a failed one is not counted, neither for the address nor in all", async () => {
    for (let n = 0; n < inAll + 1; n++) {
      const failed = guard.attempt(from("203.0.113.9"), () => Promise.reject(new Error("no")))
      expect(await outcomeOf(failed)).toBe("broken")
    }
    expect(await createMany(perAddress + 1, () => "203.0.113.9")).toBe(perAddress)
    // Events that the address may not create do not count for others either.
    await createMany(inAll, () => "203.0.113.9")
    expect(await createMany(inAll, (n) => `198.51.100.${n % 100}`)).toBe(inAll - perAddress)
  })

  it("are refused without being counted before the body is read", async () => {
    for (let n = 0; n < 2 * perAddress; n++) expect(await outcomeOf(guard.refuse(from("203.0.113.9")))).toBe("ok")
    expect(await createMany(perAddress, () => "203.0.113.9")).toBe(perAddress)
    expect(await outcomeOf(guard.refuse(from("203.0.113.9")))).toBe("TOO_MANY_ATTEMPTS")
  })

  it("new events by the master administrator are unlimited and not counted", async () => {
    for (let n = 0; n < inAll + 1; n++)
      expect(await outcomeOf(guard.attempt(from("203.0.113.9", true), create))).toBe("ok")
    expect(await createMany(perAddress, () => "203.0.113.9")).toBe(perAddress)
  })

  it("are not counted if the throttle is off", async () => {
    guard = createCreationGuard({ onlyMasterAdmin: false, throttled: false })
    expect(await createMany(inAll + 1, () => "203.0.113.9")).toBe(inAll + 1)
  })
})

it("if only the master administrator creates events, everybody else is refused", async () => {
  guard = createCreationGuard({ onlyMasterAdmin: true, throttled: true })
  expect([guard.isOpenTo(from("")), guard.isOpenTo(from("", true))]).toEqual([false, true])
  for (const ask of [() => guard.refuse(from("a")), () => guard.attempt(from("a"), create)])
    expect(await outcomeOf(ask())).toBe("EVENT_CREATION_CLOSED")
  expect(await outcomeOf(guard.attempt(from("a", true), create))).toBe("ok")
})
