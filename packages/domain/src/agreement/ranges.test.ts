import { expect, it } from "vitest"
import { makeEntry } from "../contest/fixtures.ts"
import { entryRanges, isToConfer, talksOf } from "./ranges.ts"

/** One row per entry and one column per judge, points out of 10; null means no sheet. */
const rangesOf = (table: (number | null)[][]) =>
  entryRanges(
    table.map((row, index) => ({
      entry: makeEntry({ id: index + 1 }),
      sheets: row.flatMap((points, judge) => (points === null ? [] : [{ judgeId: judge + 1, points, maxPoints: 10 }])),
    })),
  )

const entries = rangesOf([
  [9, 8],
  [9, 5],
  [9, null],
  [7, 7],
])

it("entries are sorted by range, widest first", () => {
  expect(entries.map(({ entryId, range }) => [entryId, range])).toEqual([
    [2, 40],
    [1, 10],
    [4, 0],
    [3, null],
  ])
  expect(entries[2]?.why).toBeNull()
  expect(entries[3]?.why).toBe("Fewer than two judges have scored this entry.")
})

it.each([
  [null, []],
  [0, [2, 1]],
  [9, [2, 1]],
  [10, [2]],
  [40, []],
])("with a limit of %j, the judges of these entries confer: %j", (conferAbove, ids) => {
  const asked = entries.filter((entry) => isToConfer(entry, conferAbove))
  expect(asked.map(({ entryId }) => entryId)).toEqual(ids)
})

it("each judge is told with whom to confer, in an order that does not reveal the ranges", () => {
  const one = { entryId: 1, judgeIds: [2] }
  const two = { entryId: 2, judgeIds: [2] }
  expect(talksOf(1, entries, 0)).toEqual([one, two])
  expect(talksOf(2, entries, 10)).toEqual([{ entryId: 2, judgeIds: [1] }])
  expect([talksOf(1, entries, null), talksOf(1, entries, 40), talksOf(3, entries, 0)]).toEqual([[], [], []])
})

it("a judge without a sheet for the entry is neither told nor named", () => {
  const three = rangesOf([[9, null, 5]])
  expect(talksOf(1, three, 0)).toEqual([{ entryId: 1, judgeIds: [3] }])
  expect(talksOf(2, three, 0)).toEqual([])
})
