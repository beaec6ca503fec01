import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { gatherLateOutcomes, type LateNews, type LateOutcome } from "./late-outcomes.ts"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const car = (entryId: number) => ({ entryId, label: `Car ${entryId}` })
const arrived = (entryId: number, isRepeat = false): LateOutcome => ({ ...car(entryId), end: "submitted", isRepeat })
const REFUSAL = { kind: "refused" as const, code: "SCORES_LOCKED" as const, message: "Locked.", issues: [] }
const refused = (entryId: number): LateOutcome => ({ ...car(entryId), end: "refused", refusal: REFUSAL })

/** A page on which these sheets still need their judge, and a server that has these submitted. */
function page({ needJudge = [] as number[], submitted = [] as number[] } = {}) {
  const told: LateNews[] = []
  const sending = { isUnderWay: false }
  const readSubmitted = vi.fn(async () => new Set(submitted))
  const late = gatherLateOutcomes({
    isSending: () => sending.isUnderWay,
    isRefused: (entryId) => needJudge.includes(entryId),
    readSubmitted,
    tell: (news) => told.push(news),
  })
  return { late, told, sending, readSubmitted }
}

it("23 sheets that arrive one after the other are told once, when nothing is being sent any more", async () => {
  const { late, told, sending, readSubmitted } = page()
  sending.isUnderWay = true
  for (let entryId = 1; entryId <= 23; entryId += 1) {
    late.add(arrived(entryId))
    await vi.advanceTimersByTimeAsync(2_000)
  }
  expect(told).toEqual([])
  sending.isUnderWay = false
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toEqual([{ arrived: 23, refused: [] }])
  expect(readSubmitted).not.toHaveBeenCalled()
})

it("what was refused is told once, after the workspace was read again, and only if it still needs its judge", async () => {
  const { late, told, readSubmitted } = page({ needJudge: [1, 2] })
  for (const entryId of [1, 2, 3]) late.add(refused(entryId))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(readSubmitted).toHaveBeenCalledTimes(1)
  expect(told.map((news) => news.refused.map(({ label }) => label))).toEqual([["Car 1", "Car 2"]])
})

it("the first answer to a repeated attempt counts only if the server still has the sheet", async () => {
  const { late, told } = page({ submitted: [1] })
  late.add(arrived(1, true))
  late.add(arrived(2, true))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toEqual([{ arrived: 1, refused: [] }])
})

it("tells nothing after its screen was left", async () => {
  const { late, told } = page()
  late.add(arrived(1))
  late.stop()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(told).toEqual([])
})
