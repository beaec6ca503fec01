import { expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import type { CountedPointsOf } from "../counted-points.ts"
import { aheadText } from "./leaders.tsx"

/** The entry's name says its place: "A1" is first. */
const entry = (entryName: string, overallPercent: number | null, place: number | null) =>
  placed({
    entryId: place ?? 99,
    entryName,
    votingId: entryName,
    ownerParticipant: "",
    rank: place,
    overallPercent,
    overallPercentRounded: overallPercent,
  })
const unknown: CountedPointsOf = () => null

it.each([
  ["4.6 percentage points ahead of A2", [entry("A2", 72, 2), entry("A1", 76.61, 1), entry("A3", 70, 3)]],
  ["1 percentage point ahead of A2", [entry("A1", 80, 1), entry("A2", 79, 2)]],
  ["Less than 0.1 percentage points ahead of A2", [entry("A1", 80.01, 1), entry("A2", 80, 2)]],
  ["Level with A2 on percent, ahead by the tie-break", [entry("A1", 80, 1), entry("A2", 80, 2)]],
  [null, [entry("A1", 80, 1), entry("A2", 80, 1)]],
  [null, [entry("A1", 80, 1), entry("Late", null, null)]],
  [null, []],
])("without known points: %j", (words, results) => {
  expect(aheadText(results, unknown)).toBe(words)
})

/** Out of 260 points each, unless the second has another maximum. */
const outOf =
  (secondMax = 260): CountedPointsOf =>
  ({ overallPercent, place }) => {
    const maxPoints = place === 2 ? secondMax : 260
    return { points: Math.round(((overallPercent ?? 0) * maxPoints) / 10) / 10, maxPoints }
  }
const share = (points: number) => (points * 100) / 260

it.each([
  ["12 points ahead of A2", share(216), share(204)],
  ["1 point ahead of A2", share(205), share(204)],
  ["0.1 points ahead of A2", share(204.1), share(204)],
  ["Level with A2 on percent, ahead by the tie-break", share(204), share(204)],
  ["0.3 percentage points ahead of A2", 80.123_45, 79.8],
])("with the points that make the percent: %s", (words, first, second) => {
  expect(aheadText([entry("A1", first, 1), entry("A2", second, 2)], outOf())).toBe(words)
})

it("points of another maximum are not compared", () => {
  const results = [entry("A1", share(216), 1), entry("A2", 78, 2)]
  expect(aheadText(results, outOf(200))).toBe("5.1 percentage points ahead of A2")
})
