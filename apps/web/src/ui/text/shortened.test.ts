import { expect, it } from "vitest"
import { shortened } from "./shortened.ts"

it.each([
  ["", 10, ""],
  ["ten chars.", 10, "ten chars."],
  ["eleven char", 10, "eleven…"],
  ["one two three", 11, "one two…"],
  ["one two, three", 9, "one two,…"],
  ["a unbroken-word", 10, "a unbroken…"],
])("'%s' in %i characters is '%s'", (text, maxChars, shown) => {
  expect(shortened(text, maxChars)).toBe(shown)
})

it("splits no surrogate pair", () => {
  expect(shortened("abcd🏆🏆", 5)).toBe("abcd…")
})
