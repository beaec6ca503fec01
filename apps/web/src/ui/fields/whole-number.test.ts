import { expect, it } from "vitest"
import { isLikeNumber, readWholeNumber } from "./whole-number.ts"

it.each([
  ["12", 12],
  [" 12 ", 12],
  ["007", 7],
  ["0", 0],
  ["-3", -3],
  ["", ""],
  ["12.5", "12.5"],
  ["12,5", "12,5"],
  ["1e3", "1e3"],
  ["1 000", "1 000"],
  ["twelve", "twelve"],
  ["-", "-"],
  ["99999999999999999999", "99999999999999999999"],
])("'%s' is read as %j", (text, value) => {
  expect(readWholeNumber(text)).toBe(value)
})

it.each([
  [7, true],
  ["12.5", true],
  ["1e3", true],
  ["", false],
  ["many", false],
])("%j is like a number: %s", (value, isLike) => {
  expect(isLikeNumber(value)).toBe(isLike)
})
