import { expect, it } from "vitest"
import { rowsToRender } from "./use-focused-rows.ts"

const range = { startIndex: 100, endIndex: 102, overscan: 1, count: 200 }

it.each<[string, number | null, number[]]>([
  ["nothing is focused", null, [99, 100, 101, 102, 103]],
  ["the focused row is visible", 103, [99, 100, 101, 102, 103, 104, 105, 106, 107]],
  ["the focused row is far above", 1, [0, 1, 2, 3, 4, 5, 99, 100, 101, 102, 103]],
  ["the focused row is the last", 199, [99, 100, 101, 102, 103, 195, 196, 197, 198, 199]],
  ["the focused row has gone from the list", 200, [99, 100, 101, 102, 103]],
])("visible rows and those around the focus: %s", (_, focused, rows) => {
  expect(rowsToRender(range, focused)).toEqual(rows)
})
