import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { canonicalJson, canonicalPieces, type Json } from "./canonical-json.ts"

describe("canonical JSON", () => {
  it("matches the example in RFC 8785, sections 3.2.2 and 3.2.3", () => {
    const value = {
      // biome-ignore lint/correctness/noPrecisionLoss: the number as the RFC writes it.
      numbers: [333333333.33333329, 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"/",
      literals: [null, true, false],
    }
    expect(canonicalJson(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    )
  })

  it("of an object is the same in pieces", () => {
    const whole = fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue() as fc.Arbitrary<Json>)
    fc.assert(fc.property(whole, (value) => [...canonicalPieces(value)].join("") === canonicalJson(value)))
    expect([...canonicalPieces({ sheets: [1, [2]], name: "A" })]).toEqual([
      '{"name":',
      '"A"',
      ',"sheets":',
      "[1",
      ",[2]",
      "]",
      "}",
    ])
    expect([...canonicalPieces({})]).toEqual(["{}"])
  })

  it("sorts keys by UTF-16 code units, as in RFC 8785, section 3.2.3", () => {
    const value = {
      "\u20ac": "Euro Sign",
      "\r": "Carriage Return",
      "\ufb33": "Hebrew Letter Dalet With Dagesh",
      "1": "One",
      "\u{1f600}": "Emoji: Grinning Face",
      "\u0080": "Control",
      "\u00f6": "Latin Small Letter O With Diaeresis",
    }
    expect(
      canonicalJson(value)
        .match(/:"[^"]*"/g)
        ?.map((text) => text.slice(2, -1)),
    ).toEqual([
      "Carriage Return",
      "One",
      "Control",
      "Latin Small Letter O With Diaeresis",
      "Euro Sign",
      "Emoji: Grinning Face",
      "Hebrew Letter Dalet With Dagesh",
    ])
  })

  // Appendix B of RFC 8785: the bits of the number, and its text.
  it.each([
    ["0000000000000000", "0"],
    ["8000000000000000", "0"],
    ["0000000000000001", "5e-324"],
    ["8000000000000001", "-5e-324"],
    ["7fefffffffffffff", "1.7976931348623157e+308"],
    ["ffefffffffffffff", "-1.7976931348623157e+308"],
    ["4340000000000000", "9007199254740992"],
    ["c340000000000000", "-9007199254740992"],
    ["4430000000000000", "295147905179352830000"],
    ["44b52d02c7e14af5", "9.999999999999997e+22"],
    ["44b52d02c7e14af6", "1e+23"],
    ["44b52d02c7e14af7", "1.0000000000000001e+23"],
    ["444b1ae4d6e2ef4e", "999999999999999700000"],
    ["444b1ae4d6e2ef4f", "999999999999999900000"],
    ["444b1ae4d6e2ef50", "1e+21"],
    ["3eb0c6f7a0b5ed8c", "9.999999999999997e-7"],
    ["3eb0c6f7a0b5ed8d", "0.000001"],
    ["41b3de4355555553", "333333333.3333332"],
    ["41b3de4355555554", "333333333.33333325"],
    ["41b3de4355555555", "333333333.3333333"],
    ["41b3de4355555556", "333333333.3333334"],
    ["41b3de4355555557", "333333333.33333343"],
    ["becbf647612f3696", "-0.0000033333333333333333"],
    ["43143ff3c1cb0959", "1424953923781206.2"],
  ])("writes the number of the bits %s as %s", (bits, text) => {
    expect(canonicalJson(new DataView(BigInt64Array.of(BigInt(`0x${bits}`)).buffer).getFloat64(0, true))).toBe(text)
  })

  it.each([
    ["not a number", Number.NaN],
    ["infinity", Number.POSITIVE_INFINITY],
    ["a lone surrogate", "\ud800"],
    ["a lone surrogate in a key", { "\udc00": 1 }],
  ])("has no text for %s", (_, value) => {
    expect(() => canonicalJson([value])).toThrow(TypeError)
  })

  it("has no text for values that JSON does not have", () => {
    const values: unknown[] = [undefined, 1n, Symbol("a"), () => 1]
    for (const value of values) expect(() => canonicalJson({ value } as { value: Json })).toThrow(TypeError)
  })

  it("parses back to its value, is canonical, and does not depend on the order of keys", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const text = canonicalJson(value as Json)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
        expect(canonicalJson(JSON.parse(text))).toBe(text)
      }),
    )
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.nat()), (members) => {
        const reversed = Object.fromEntries(Object.entries(members).reverse())
        expect(canonicalJson(reversed)).toBe(canonicalJson(members))
      }),
    )
  })
})
