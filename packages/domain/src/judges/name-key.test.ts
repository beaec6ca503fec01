import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nameKey } from "./name-key.ts"

describe("two judge names are the same", () => {
  it.each([
    ["in different case", "Maria Lopez", "MARIA lopez"],
    ["with different outer blanks", "Maria Lopez", "  Maria Lopez\t"],
    ["with different inner blanks", "Maria Lopez", "Maria \u00a0 Lopez"],
    ["with accents in different Unicode forms", "Jos\u00e9", "Jose\u0301"],
    ["with full-width letters", "Ken", "\uff2b\uff45\uff4e"],
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
