import { expect, it } from "vitest"
import { camelCaseToWords, capitalized } from "./words.ts"

it.each([
  ["name", "name", "Name"],
  ["maxPoints", "max points", "Max points"],
  ["requiresElectricVehicle", "requires electric vehicle", "Requires electric vehicle"],
  ["", "", ""],
])("%j is %j, and %j as the start of a sentence", (name, words, start) => {
  expect(camelCaseToWords(name)).toBe(words)
  expect(capitalized(camelCaseToWords(name))).toBe(start)
})
