import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { earlyLoads, tellOfEarlyLoads } from "./early-loads.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  tellOfEarlyLoads(Promise.resolve())
})

it("without a script in the page's head nothing is waited for", async () => {
  const done = vi.fn()
  void earlyLoads().then(done)
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toHaveBeenCalled()
})

it("what can wait comes after them, but not later than after five seconds", async () => {
  let finish = () => {}
  tellOfEarlyLoads(new Promise<void>((resolve) => (finish = resolve)))
  const [first, second] = [vi.fn(), vi.fn()]
  void earlyLoads().then(first)
  await vi.advanceTimersByTimeAsync(4_999)
  expect(first).not.toHaveBeenCalled()
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(first).toHaveBeenCalled()
  tellOfEarlyLoads(new Promise(() => undefined))
  void earlyLoads().then(second)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(second).toHaveBeenCalled()
})
