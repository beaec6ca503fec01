import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { TooSlowError, within } from "./time-limit.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("a browser that never answers is waited for no longer than said", async () => {
  const waited = within(3_000, new Promise(() => undefined)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await waited).toBeInstanceOf(TooSlowError)
})

it("what comes in time is handed on, a failure too", async () => {
  expect(await within(3_000, Promise.resolve("open"))).toBe("open")
  await expect(within(3_000, Promise.reject(new Error("refused")))).rejects.toThrow("refused")
})
