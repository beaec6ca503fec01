import { expect, it } from "vitest"
import { randomCode } from "./random-code.ts"

it("a code has its length, a digit, and no letter that is mistaken for another", () => {
  const codes = Array.from({ length: 500 }, () => randomCode(4))
  expect(codes.filter((code) => !/^(?=.*\d)[0-9A-HJKMNP-TV-Z]{4}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBeGreaterThan(450)
})
