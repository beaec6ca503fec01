import { describe, expect, it } from "vitest"
import { searchTest } from "./search.ts"

const CAMARO = ["Angel", "A01", "Blue Chevrolet Camaro", "Zoë Ångström"]

describe("a search", () => {
  it.each([
    ["", true],
    ["   ", true],
    ["camaro", true],
    ["CAMARO", true],
    ["angel blue", true],
    ["camaro angstrom", true],
    ["Angstrom", true],
    ["ångström", true],
    ["zoe", true],
    ["a01", true],
    ["red camaro", false],
    ["angela01", false],
  ])("%j on a blue Camaro: %s", (search, isFound) => {
    expect(searchTest(search)(CAMARO)).toBe(isFound)
  })

  it.each([
    ["grosse", "Große Fuge"],
    ["Große", "GROSSE FUGE"],
    ["lodz", "Łódź"],
    ["smorrebrod", "Smørrebrød"],
    ["aeon", "Æon"],
    ["cafe", "cafe\u0301"],
    ["istanbul", "İSTANBUL"],
    ["fiat", "ﬁat"],
  ])("%j finds %j", (search, text) => {
    expect(searchTest(search)([text])).toBe(true)
  })
})
