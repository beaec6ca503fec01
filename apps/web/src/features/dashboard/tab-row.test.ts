import { expect, it } from "vitest"
import { scrollFor } from "./tab-row.ts"

/** The six tabs of 100 px beside each other. */
const TABS = Array.from({ length: 6 }, (_, index) => ({ startPx: 10 + 100 * index, endPx: 110 + 100 * index }))

it.each([
  ["the first is open", 0, 360, 0],
  ["the open one and the next are visible at the start", 1, 360, 0],
  ["one in the middle, between its neighbours", 3, 360, 210 - 28],
  ["the last, with as many as fit before it", 5, 360, 310 - 28],
  ["one that is as wide as the row", 3, 100, 310 - 28],
  ["all fit", 5, 700, 0],
])("a row of tabs begins with a whole one: %s", (_, open, widthPx, leftPx) => {
  expect(scrollFor(TABS, open, widthPx)).toBe(leftPx)
})

it("without tabs nothing is scrolled", () => {
  expect(scrollFor([], 0, 360)).toBe(0)
})
