import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nameKey } from "./name-key.ts"

describe("two judge names are the same", () => {
  it.each([
    ["whatever their case", "Maria Lopez", "MARIA lopez"],
    ["whatever blanks stand around them", "Maria Lopez", "  Maria Lopez\t"],
    ["however wide the gap", "Maria Lopez", "Maria \u00a0 Lopez"],
    ["however the accent is written", "Jos\u00e9", "Jose\u0301"],
    ["in full-width letters too", "Ken", "\uff2b\uff45\uff4e"],
  ])("%s", (_, a, b) => {
    expect(nameKey(a)).toBe(nameKey(b))
  })

  it.each([
    ["Maria Lopez", "MariaLopez"],
    ["José", "Jose"],
    ["Ken", "Ken 2"],
  ])("but %s is not %s", (a, b) => {
    expect(nameKey(a)).not.toBe(nameKey(b))
  })

  it("the key of a key is the key", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (name) => {
        expect(nameKey(nameKey(name))).toBe(nameKey(name))
      }),
      { numRuns: 1000 },
    )
  })
})
