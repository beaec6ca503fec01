import { expect, it } from "vitest"
import { classContests, rowsByClass, tiedEntries } from "./class-contests.ts"

const CLASSES = [
  { id: 11, name: "Street", order: 2 },
  { id: 12, name: "Masterclass", order: 1 },
]

/** Entry, class, overall place, place in the class. */
const ROWS = (
  [
    [1, 11, 1, 1],
    [2, 12, 2, 1],
    [3, null, 2, 1],
    [4, 12, 4, 2],
    [5, 12, 5, 2],
    [6, 12, null, null],
  ] as const
).map(([entryId, classId, place, classPlace]) => ({ entryId, classId, place, classPlace }))

it("the contests are the classes in their order, and the entries in no class as the last", () => {
  expect(classContests(CLASSES).map(({ name }) => name)).toEqual(["Masterclass", "Street", "No class"])
})

it("rows stand class by class with the places of their class", () => {
  const rows = rowsByClass(ROWS, classContests(CLASSES), ({ classId }) => classId)
  expect(rows.map(({ entryId, place }) => `${entryId}: ${place}`)).toEqual([
    "2: 1",
    "4: 2",
    "5: 2",
    "6: null",
    "1: 1",
    "3: 1",
  ])
  expect([...tiedEntries(rows, true)]).toEqual([4, 5])
})

it("in one contest those are tied who share an overall place", () => {
  expect([...tiedEntries(ROWS, false)]).toEqual([2, 3])
})
