import { describe, expect, it } from "vitest"
import { endsByItself, typeDigit } from "./typed-points.ts"

describe("a digit typed for a criterion", () => {
  it.each([
    ["the first one", "", "7", 10, { text: "7", points: 7 }],
    ["1, then 0, of 10", "1", "0", 10, { text: "10", points: 10 }],
    ["2, then 5, of 25", "2", "5", 25, { text: "25", points: 25 }],
    ["10, then 0, of 100", "10", "0", 100, { text: "100", points: 100 }],
    ["0 first", "", "0", 25, { text: "0", points: 0 }],
    ["0, then 5", "0", "5", 25, { text: "5", points: 5 }],
  ])("is added to the number: %s", (_title, text, digit, max, expected) => {
    expect(typeDigit(text, digit, max)).toEqual(expected)
  })

  it.each([
    ["1, then 2, of 10", "1", "2", 10, 12],
    ["2, then 0, of 15", "2", "0", 15, 20],
    ["2, then 4, of 20", "2", "4", 20, 24],
    ["1, then 0, of 9", "1", "0", 9, 10],
    ["10, then 0, of 25", "10", "0", 25, 100],
    ["6 of 5", "", "6", 5, 6],
  ])("is refused above the maximum, and begins no other number: %s", (_title, text, digit, max, refused) => {
    expect(typeDigit(text, digit, max)).toEqual({ refused })
  })
})

it("a number ends by itself only where it has one digit", () => {
  expect([1, 5, 9, 10, 11, 25, 100].map(endsByItself)).toEqual([true, true, true, false, false, false, false])
})
