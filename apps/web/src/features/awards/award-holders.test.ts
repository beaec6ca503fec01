import { expect, it } from "vitest"
import {
  awardFixture,
  announcedFixture as car,
  entryFixture as entry,
  assignmentFixture as given,
  lineFixture,
} from "./award-fixtures.ts"
import { awardsWithHolders, entryOption, pendingSkips, skipWords, takenFrom } from "./award-holders.ts"

const award = (id: number, maxWinners: number) => awardFixture(id, { maxWinners })

it("each award shows its holders in the order of assignment, and whether another is possible", () => {
  const shown = awardsWithHolders(
    [award(1, 2), award(2, 2), award(3, 1)],
    [given(1, 1, 8), given(2, 1, 7), given(3, 2, 7)],
    [entry(7), entry(8)],
  )
  expect(shown.map(({ holders, isFull }) => [holders.map((holder) => holder.entry.entryName), isFull])).toEqual([
    [["Car 8", "Car 7"], true],
    [["Car 7"], false],
    [[], false],
  ])
})

it("an entry that is being removed is not shown", () => {
  expect(awardsWithHolders([award(1, 1)], [given(1, 1, 9)], [entry(7)])[0]?.holders).toEqual([])
})

it("an entry is listed as 'name (voting id) - owner'", () => {
  expect(entryOption(entry(7))).toBe("Car 7 (A7) - Mia Berg")
  const turning = { ...entry(7), entryName: "evil\u202e car" }
  expect(entryOption(turning)).toBe("\u2068evil car\u2069 (A7) - Mia Berg")
})

it.each([
  [[], ""],
  [[7], " and taken from Car 7 (A7)"],
  [[7, 8, 9], " and taken from Car 7 (A7), Car 8 (A8), and Car 9 (A9)"],
])("deleting an award names everybody who holds it: %j", (entryIds, words) => {
  const holders = entryIds.map((id) => ({ assignment: given(id, 1, id), entry: entry(id) }))
  expect(takenFrom(holders)).toBe(words)
})

it("names only awards whose winners have left", () => {
  const skipped = lineFixture({ hasLeft: [car(7)] })
  const others = [lineFixture({ key: "award:4" }), lineFixture({ key: "place:1", kind: "place" })]
  expect([...pendingSkips([skipped, ...others])]).toEqual([[3, skipped]])
})

it.each([
  ["one", [car(7)], [car(8)], "Car 7 (A7) has left. On the stage Car 8 (A8) has this award now."],
  ["nobody", [car(7)], [], "Car 7 (A7) has left. On the stage nobody has this award now."],
  [
    "two",
    [car(7), car(8)],
    [car(9), car(6)],
    "Car 7 (A7) and Car 8 (A8) have left. On the stage Car 9 (A9) and Car 6 (A6) have this award now.",
  ],
])("says who has left, who has the award now (%s), and when that is published", (_, hasLeft, winners, text) => {
  expect(skipWords({ hasLeft, gaveUp: [], winners })).toBe(
    `${text} After the last line the change is published as an amendment.`,
  )
})

it("says who took a higher award instead", () => {
  const [first, second] = [car(8), car(9)]
  const words = skipWords({ hasLeft: [], gaveUp: [first], winners: [second] })
  expect(words).toMatch(/ took a higher award\. On the stage .+ has this award now\. /)
})
