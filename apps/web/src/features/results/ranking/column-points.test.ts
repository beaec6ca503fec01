import { expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import { cellPoints, columnKey, mostPoints, type RankingColumn } from "./column-points.ts"

const PAINT = { criterionId: 1, name: "Paint", maxPoints: 10 }
const PANELS = { criterionId: 2, name: "Panels", maxPoints: 30 }
const BODY: RankingColumn = { name: "Body", criteria: [PAINT, PANELS] }

const entry = (entryId: number, [paint, panels]: [number | null, number | null]) =>
  placed({
    entryId,
    entryName: `Car ${entryId}`,
    votingId: `A${entryId}`,
    rank: entryId,
    criteria: [
      { ...PAINT, average: paint ?? 0, judgeCount: paint === null ? 0 : 1 },
      { ...PANELS, average: panels ?? 0, judgeCount: panels === null ? 0 : 1 },
    ],
  })
const ENTRIES = [entry(1, [9, 24]), entry(2, [5, 0]), entry(3, [7, 12]), entry(4, [null, null])]
/** The panels of the second entry do not apply. */
const applies = (entryId: number, criterionId: number) => entryId !== 2 || criterionId !== 2

/** The entries with the most points of the column. */
function best(column: RankingColumn, entries = ENTRIES): number[] {
  const most = mostPoints(entries, [column], applies).get(columnKey(column))
  return entries
    .filter((result) => most !== undefined && cellPoints(result, column, applies)?.points === most)
    .map(({ entryId }) => entryId)
}

it("the most points of a column are the best, also of several entries", () => {
  expect(best(PAINT)).toEqual([1])
  expect(best(PAINT, [entry(1, [9, 0]), entry(3, [9, 0]), entry(4, [8, 0])])).toEqual([1, 3])
})

it("what does not apply and what has no scores is not compared", () => {
  expect(best(PANELS)).toEqual([1])
  expect(best(PANELS, [entry(2, [5, 30]), entry(3, [7, 12])])).toEqual([])
  expect(best(PAINT, [entry(1, [0, 0]), entry(4, [null, null])])).toEqual([])
})

it("a folded section is compared by its points, as the ranking counts them, also where fewer are open", () => {
  // 33 of 40, 5 of 10, 19 of 40
  expect(best(BODY)).toEqual([1])
})

it("of equal cells none is the best", () => {
  expect(best(PAINT, [entry(1, [8, 1]), entry(3, [8, 2])])).toEqual([])
})
