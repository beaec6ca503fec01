import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { startRounds } from "./live-rounds.ts"

const PAUSE_MS = 300

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Fetches that take 100 ms each; the first `failing` of them fail. */
function readings(failing = 0) {
  const startedAt: number[] = []
  const begin = Date.now()
  const read = async () => {
    startedAt.push(Date.now() - begin)
    const isFailing = startedAt.length <= failing
    await new Promise((resolve) => setTimeout(resolve, 100))
    if (isFailing) throw new Error("The server does not answer.")
  }
  return { startedAt, rounds: startRounds(read, PAUSE_MS) }
}

describe("rounds of reading", () => {
  it("the first change is fetched at once", async () => {
    const { startedAt, rounds } = readings()
    rounds.ask()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(startedAt).toEqual([0])
    rounds.ask()
    expect(startedAt).toEqual([0, 5_000])
  })

  it("a burst is fetched in rounds that never overlap, and its last change is not missed", async () => {
    const { startedAt, rounds } = readings()
    for (let at = 0; at < 1_000; at += 10) {
      rounds.ask()
      await vi.advanceTimersByTimeAsync(10)
    }
    await vi.advanceTimersByTimeAsync(5_000)
    expect(startedAt).toEqual([0, 400, 800, 1_200])
  })

  it("a failed round is repeated until it works, with growing pauses", async () => {
    const { startedAt, rounds } = readings(3)
    rounds.ask()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(startedAt).toEqual([0, 1_100, 3_200, 7_300])
  })

  it("repeats at once when the server is reachable again, and does nothing if nothing has failed", async () => {
    const { startedAt, rounds } = readings(1)
    rounds.ask()
    await vi.advanceTimersByTimeAsync(200)
    rounds.hurry()
    await vi.advanceTimersByTimeAsync(5_000)
    rounds.hurry()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(startedAt).toEqual([0, 200])
  })

  it("nothing is fetched after the end", async () => {
    const { startedAt, rounds } = readings(1)
    rounds.ask()
    rounds.stop()
    rounds.ask()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(startedAt).toEqual([0])
  })
})
