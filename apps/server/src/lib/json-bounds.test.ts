import { describe, expect, it } from "vitest"
import { exceeds } from "./json-bounds.ts"

const BOUNDS = { maxDepth: 3, maxKeys: 2, maxValues: 8 }
const check = (text: string) => exceeds(Buffer.from(text), BOUNDS)

describe("JSON exceeds its bounds", () => {
  it.each([
    ["nested too deeply", "[[[["],
    ["nested too deeply behind closed brackets", "[[[]],[[[[1]]]]]"],
    ["with too many keys in one object", '{"a":1,"b":1,"c":1}'],
    ["with one key too many times", '{"a":1,"a":1,"a":1}'],
    ["with too many keys in an inner object", '{"a":{"b":1,"c":1,"d":1}}'],
    ["with too many values in a list", "[1,1,1,1,1,1,1,1,1]"],
    ["with too many empty objects", "[{},{},{},{},{}]"],
  ])("%s", (_what, text) => {
    expect(check(text)).toBe(true)
  })

  it.each([
    ["as deep as allowed", "[[[1]]]"],
    ["with as many keys as allowed, in each of two objects", '[{"a":1,"b":1},{"a":1}]'],
    ["with brackets, commas and colons in texts", '{"a":"[[[[{{{{,,,,,,,,::::","b":"\\"[[[[\\\\"}'],
    ["that never ends", '{"a":"'],
    ["that only closes", "]]]]}}}}"],
    ["of nothing", ""],
  ])("not if it is %s", (_what, text) => {
    expect(check(text)).toBe(false)
  })
})
