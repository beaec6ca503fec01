import { expect, it } from "vitest"
import { movedBy } from "./moved-by.ts"

it.each([
  ["b", -1, "bac"],
  ["b", 1, "acb"],
  ["a", 1, "bac"],
  ["a", 2, "bca"],
  ["c", -2, "cab"],
  ["b", 0, "abc"],
  ["a", -1, "abc"],
  ["c", 1, "abc"],
  ["gone", 1, "abc"],
  ["gone", 2, "abc"],
])("%s moved by %i", (item, by, expected) => {
  const items = ["a", "b", "c"]
  expect(movedBy(items, items.indexOf(item), by).join("")).toBe(expected)
  expect(items).toEqual(["a", "b", "c"])
})
