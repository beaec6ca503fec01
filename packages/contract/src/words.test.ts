import { expect, it } from "vitest"
import { camelCaseToWords, capitalized, tooLong } from "./words.ts"

it.each([
  ["name", "name", "Name"],
  ["maxPoints", "max points", "Max points"],
  ["requiresElectricVehicle", "requires electric vehicle", "Requires electric vehicle"],
  ["", "", ""],
])("%j is %j, and %j as the start of a sentence", (name, words, start) => {
  expect(camelCaseToWords(name)).toBe(words)
  expect(capitalized(camelCaseToWords(name))).toBe(start)
})

it("a text that is too long is refused with its length and the limit", () => {
  expect(tooLong("Reason", 5, "x".repeat(5))).toBeNull()
  expect(tooLong("Reason", 5, "x".repeat(8))).toBe("Reason must be at most 5 characters; 8 were entered")
})
