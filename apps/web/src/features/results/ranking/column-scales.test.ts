import { expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import { cellPoints, columnKey, columnScales, type RankingColumn } from "./column-scales.ts"

const PAINT = { criterionId: 1, name: "Paint", maxPoints: 10 }
const PANELS = { criterionId: 2, name: "Panels", maxPoints: 30 }
const BODY: RankingColumn = { name: "Body", criteria: [PAINT, PANELS] }

const entry = (entryId: number, [paint, panels]: [number | null, number | null]) =>
  placed({
    ...{ entryId, entryName: `Car ${entryId}`, votingId: `A${entryId}`, ownerParticipant: "Mia", imageUrl: null },
    ...{ rank: entryId, overallPercent: 80, overallPercentRounded: 80, judgeCount: 1 },
    criteria: [
      { ...PAINT, average: paint ?? 0, judgeCount: paint === null ? 0 : 1 },
      { ...PANELS, average: panels ?? 0, judgeCount: panels === null ? 0 : 1 },
    ],
  })
const ENTRIES = [entry(1, [9, 24]), entry(2, [5, 0]), entry(3, [7, 12]), entry(4, [null, null])]
/** The panels of the second entry do not apply. */
const applies = (entryId: number, criterionId: number) => entryId !== 2 || criterionId !== 2

function tones(column: RankingColumn, entries = ENTRIES): number[] {
  const scale = columnScales(entries, [column], applies).get(columnKey(column))
  return entries.map((result) => {
    const cell = cellPoints(result, column, applies)
    return cell && scale ? Math.round(100 * scale.toneOf(cell)) : Number.NaN
  })
}

it("the most points of a column have the full colour, those up to the median none; what has no scores has none", () => {
  expect(tones(PAINT)).toEqual([100, 0, 0, 0])
  expect(tones(PAINT, [entry(1, [10, 0]), entry(3, [9, 0]), entry(4, [8, 0]), entry(5, [0, 0])])).toEqual([
    100, 50, 0, 0,
  ])
  expect(tones(PAINT, [entry(1, [10, 0]), entry(3, [9, 0]), entry(4, [8, 0])])).toEqual([100, 0, 0])
  expect(
    tones(
      PAINT,
      [10, 9, 8, 4, 2].map((points, index) => entry(index + 3, [points, 0])),
    ),
  ).toEqual([100, 50, 0, 0, 0])
})

it("what does not apply has no colour and is not compared", () => {
  expect(tones(PANELS)).toEqual([100, 0, 0, 0])
  expect(tones(PANELS, [entry(1, [9, 24]), entry(2, [5, 0]), entry(3, [7, 12]), entry(5, [7, 6])])).toEqual([
    100, 0, 0, 0,
  ])
})

it("a folded section is compared by its points, as the ranking counts them, also where fewer are open", () => {
  // 33 of 40, 5 of 10, 19 of 40
  expect(tones(BODY)).toEqual([100, 0, 0, 0])
  expect(columnScales(ENTRIES, [BODY], applies).get("Body")?.hasPartial).toBe(true)
  expect(columnScales(ENTRIES, [BODY], () => true).get("Body")?.hasPartial).toBe(false)
})

it("equal cells have no colour", () => {
  expect(tones(PAINT, [entry(1, [8, 1]), entry(3, [8, 2])])).toEqual([0, 0])
})
