import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { TooSlowError, within } from "./time-limit.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it("rejects after the limit if there is no answer", async () => {
  const waited = within(3_000, new Promise(() => undefined)).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await waited).toBeInstanceOf(TooSlowError)
})

it("passes on a result or a failure that comes in time", async () => {
  expect(await within(3_000, Promise.resolve("open"))).toBe("open")
  await expect(within(3_000, Promise.reject(new Error("refused")))).rejects.toThrow("refused")
})
