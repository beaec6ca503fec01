import { expect, it } from "vitest"
import { valueWords } from "./plain-values.ts"

it.each<[unknown, string]>([
  [null, "nothing"],
  [undefined, "nothing"],
  ["", "nothing"],
  [[], "nothing"],
  [true, "yes"],
  [false, "no"],
  [0, "0"],
  [95.125, "95.13"],
  ["Paint", "Paint"],
  [["A1", 2], "A1, 2"],
  [{ kind: "score" }, '{"kind":"score"}'],
])("the value %j reads %j", (value, words) => {
  expect(valueWords(value)).toBe(words)
})
