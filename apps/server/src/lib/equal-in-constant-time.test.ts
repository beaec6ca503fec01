import { expect, it } from "vitest"
import { equalInConstantTime } from "./equal-in-constant-time.ts"

it.each([
  ["", "", true],
  ["correct horse", "correct horse", true],
  ["correct horse", "correct horsf", false],
  ["correct horse", "correct hors", false],
  ["correct horse", "", false],
])("compares %j and %j: %s", (a, b, isEqual) => {
  expect(equalInConstantTime(a, b)).toBe(isEqual)
})
