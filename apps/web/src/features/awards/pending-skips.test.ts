import { expect, it } from "vitest"
import { announcedFixture as car, lineFixture } from "./award-fixtures.ts"
import { pendingSkips, skipWords } from "./pending-skips.ts"

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
