import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { startAsking } from "./use-approval.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A phone that asks; `answers` are for the next attempts, the last one for all that follow. */
function phone(...answers: boolean[]) {
  const state = { asked: 0, ended: 0, isSeen: true }
  const asking = startAsking({
    ask: async () => answers[Math.min(state.asked++, answers.length - 1)] ?? true,
    isSeen: () => state.isSeen,
    onEnd: () => {
      state.ended += 1
    },
  })
  return { state, asking }
}

it("asks every three seconds until the answer is final", async () => {
  const { state } = phone(true, true, false)
  await vi.advanceTimersByTimeAsync(2_999)
  expect(state.asked).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(state.asked).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state).toMatchObject({ asked: 3, ended: 1 })
})

it("asks nothing while nobody looks, and at once when somebody does", async () => {
  const { state, asking } = phone(true)
  state.isSeen = false
  asking.look()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.asked).toBe(0)
  state.isSeen = true
  asking.look()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(state.asked).toBe(2)
})

it("asks no more after the screen is left, and does not end the waiting", async () => {
  const { state, asking } = phone(true)
  await vi.advanceTimersByTimeAsync(3_000)
  asking.stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state).toMatchObject({ asked: 1, ended: 0 })
})
