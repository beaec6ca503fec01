import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { compareFractions, fraction, fractionText, fractionToNumber, medianOf } from "./fraction.ts"

it.each<[string, string, number]>([
  ["1/2", "2/4", 0],
  ["1/3", "1/2", -1],
  ["2/3", "1/2", 1],
  ["0/7", "0/9", 0],
  // As floating-point numbers both are 0.3333333333333333.
  ["33333333333333333/99999999999999998", "1/3", 1],
])("%s against %s is %d", (one, other, sign) => {
  const read = (text: string) => {
    const [numerator = 0n, denominator = 1n] = text.split("/").map(BigInt)
    return fraction(numerator, denominator)
  }
  expect(compareFractions(read(one), read(other))).toBe(sign)
  expect(compareFractions(read(other), read(one))).toBe(sign === 0 ? 0 : -sign)
})

describe("the median", () => {
  it.each([
    [[], null],
    [[[1, 2]], "1/2"],
    [
      [
        [1, 2],
        [1, 3],
      ],
      "5/12",
    ],
    [
      [
        [9, 10],
        [0, 1],
        [60, 90],
      ],
      "2/3",
    ],
  ])("of %j is %s", (values, median) => {
    const found = medianOf(values.map(([a = 0, b = 1]) => fraction(a, b)))
    expect(found && fractionText(found)).toBe(median)
  })
})

it("equal numbers are the same fraction, which converts to the nearest floating-point number", () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.integer({ min: 1, max: 1000 }), fc.integer({ min: 1, max: 50 }), (a, b, times) => {
      expect(fraction(a * times, b * times)).toEqual(fraction(a, b))
      expect(fractionToNumber(fraction(a * times, b * times))).toBe(a / b)
    }),
  )
})
