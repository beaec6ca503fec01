import { expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import { aheadText } from "./result-ahead.ts"

/** An entry with its place and its percent before rounding. */
const entry = (entryId: number, place: number | null, overallPercent: number | null) =>
  placed({
    ...{ entryId, entryName: `Car ${entryId}`, votingId: `A${entryId}`, ownerParticipant: "Mia", imageUrl: null },
    ...{ rank: place, overallPercent, overallPercentRounded: null, judgeCount: 1, criteria: [] },
  })

it.each([
  ["4.9 percentage points ahead of Car 2", [entry(2, 2, 78.11), entry(1, 1, 83.02), entry(3, 3, 70)]],
  ["1 percentage point ahead of Car 2", [entry(1, 1, 80), entry(2, 2, 79)]],
  ["Less than 0.1 percentage points ahead of Car 2", [entry(1, 1, 80.01), entry(2, 2, 80)]],
  ["Level with Car 2 on percent, ahead by the tie-break", [entry(1, 1, 80), entry(2, 2, 80)]],
  [null, [entry(1, 1, 80), entry(2, 1, 80)]],
  [null, [entry(1, 1, 80), entry(2, null, null)]],
  [null, []],
])("the leader is %s", (text, results) => {
  expect(aheadText(results)).toBe(text)
})
