import fc from "fast-check"
import { expect, it } from "vitest"
import { divideHalfUp } from "./rounding.ts"

it.each([
  [0, 3, 0],
  [1, 3, 0],
  [1, 2, 1],
  [2, 3, 1],
  [49, 100, 0],
  [50, 100, 1],
  [149, 100, 1],
  [150, 100, 2],
  [7, 1, 7],
])("%s ÷ %s is %s, halves up", (numerator, denominator, rounded) => {
  expect(divideHalfUp(numerator, denominator)).toBe(rounded)
})

it("is exact for numbers that floating-point division would round", () => {
  const whole = fc.integer({ min: 0, max: 2 ** 50 })
  fc.assert(
    fc.property(whole, fc.integer({ min: 1, max: 2 ** 50 }), (numerator, denominator) => {
      const exact = (2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator))
      expect(BigInt(divideHalfUp(numerator, denominator))).toBe(exact)
    }),
  )
})
