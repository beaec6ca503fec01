import { expect, it } from "vitest"
import { isWithoutEffect, moveLines, movesText } from "./moves-words.ts"

const names = new Map([
  [1, "A1 Blue Comet"],
  [2, "A2 Desert Fox"],
])

it("shows each entry's present place and its new one", () => {
  const moves = [
    { entryId: 2, from: 2, to: 1 },
    { entryId: 1, from: 1, to: null },
    { entryId: 9, from: null, to: 2 },
  ]
  expect(movesText({ sheets: 3, moves })).toBe("3 entries would move:")
  expect(moveLines({ sheets: 3, moves, names })).toEqual({
    lines: [
      { entryId: 2, text: "A2 Desert Fox: 2nd → 1st" },
      { entryId: 1, text: "A1 Blue Comet: 1st → no place" },
      { entryId: 9, text: "An entry: no place → 2nd" },
    ],
    more: null,
  })
})

it("names the first ten, and how many more there are", () => {
  const moves = Array.from({ length: 12 }, (_, index) => ({ entryId: index, from: index + 1, to: index + 2 }))
  const { lines, more } = moveLines({ sheets: 0, moves, names })
  expect([lines.length, more]).toEqual([10, "and 2 more"])
})

it.each([
  [0, 0, true],
  [1, 0, false],
  [0, 1, false],
])("a change of %i sheets and %i moves is without effect: %s", (sheets, count, isWithout) => {
  const moves = Array.from({ length: count }, () => ({ entryId: 1, from: 1, to: 2 }))
  expect(isWithoutEffect({ sheets, moves })).toBe(isWithout)
})
