import { expect, it } from "vitest"
import { spelledOut, valueWords } from "./plain-values.ts"

it.each([
  ["order", "order"],
  ["maxPoints", "max points"],
  ["showOwnerParticipant", "show owner participant"],
])("%j is spelled out as %j", (name, words) => {
  expect(spelledOut(name)).toBe(words)
})

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
