import { expect, it } from "vitest"
import { nextNumbers, numbersInWords } from "./code-numbers.ts"

it.each([
  [0, 500, { from: 1, to: 500 }],
  [500, 1, { from: 501, to: 501 }],
])("after %s codes the next %s are %o", (made, count, numbers) => {
  expect(nextNumbers(made, count)).toEqual(numbers)
})

it.each([
  [[], ""],
  [[7], "7"],
  [[3, 1, 2, 7], "1–3, 7"],
  [[2, 2, 4], "2, 4"],
])("%o are written as %j", (numbers, words) => {
  expect(numbersInWords(numbers)).toBe(words)
})
