import { expect, it } from "vitest"
import { searchOptions } from "./search-options.ts"

const options = ["D’Agostino (A1) - Mia", "F-150 (A12) - Ann", "Car 29 (B1) - Bea"].map((label) => {
  return { value: label, label }
})

it.each([
  ["d'agostino", ["D’Agostino (A1) - Mia"]],
  ["#A12", ["F-150 (A12) - Ann"]],
  ["ann f150", ["F-150 (A12) - Ann"]],
  ["", options.map(({ label }) => label)],
])("a list of choices is searched as every list: %j", (search, labels) => {
  const found = searchOptions({ options, search, limit: 10 })
  expect(found.map((option) => ("label" in option ? option.label : ""))).toEqual(labels)
})

it("no more than the limit are listed", () => {
  expect(searchOptions({ options, search: "a", limit: 2 })).toHaveLength(2)
})
