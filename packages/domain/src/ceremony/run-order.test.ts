import fc from "fast-check"
import { expect, it } from "vitest"
import { type LineKind, madeLines, metalOfPlace, placeOfLine, placeTitle, prizeOfLine } from "./run-order.ts"

it.each<[LineKind | null, string | null, number | null]>([
  ["place", "Overall Winner", 1],
  ["place", "Second place", 2],
  ["place", "Third place", 3],
  ["place", "Place 4", 4],
  ["place", "Place 100", 100],
  ["place", "Place 1", null],
  ["place", "Place 04", null],
  ["place", "Place 0", null],
  ["place", "Place NaN", null],
  ["place", "Fourth place", null],
  ["place", null, null],
  ["award", "Overall Winner", null],
  ["category", "Place 4", null],
  ["text", "Second place", null],
  [null, "Overall Winner", null],
])("a %s line titled %j announces place %j", (kind, title, place) => {
  expect(placeOfLine({ kind, title })).toBe(place)
})

it("every place is read back from its title", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000 }), (place) => {
      expect(placeOfLine({ kind: "place", title: placeTitle(place) })).toBe(place)
    }),
  )
})

it("of the lines that results make, only the places announce one", () => {
  const lines = madeLines({
    placesThatMatter: 4,
    entries: [1, 2, 3, 4].map((place) => ({ entryId: place, place })),
    categories: [{ criterionId: 11, name: "Body", order: 1, entryIds: [1] }],
    awards: [{ awardId: 5, name: "Overall Winner", priority: 1, entryIds: [2] }],
  })
  expect(lines.map(placeOfLine)).toEqual([null, null, 4, 3, 2, 1])
})

it("the first three places have gold, silver and bronze, and later places none", () => {
  expect([1, 2, 3, 4, 10].map(metalOfPlace)).toEqual(["gold", "silver", "bronze", "plain", "plain"])
})

it.each([
  ["place", "Overall Winner", "gold 1"],
  ["place", "Third place", "bronze 3"],
  ["place", "Place 4", "plain 4"],
  ["place", "Place of honour", "plain null"],
  ["award", "Second place", "gold null"],
  ["category", "Best Paint", "gold null"],
] as const)("the prize of the %s %j", (kind, title, prize) => {
  const { metal, place } = prizeOfLine({ kind, title })
  expect(`${metal} ${place}`).toBe(prize)
})
