import { describe, expect, it } from "vitest"
import { searchAmong } from "./search.ts"

const found = (search: string, ...records: string[][]) => searchAmong(records, search, (fields) => fields)
const CAMARO = ["Angel", "A01", "Blue Chevrolet Camaro", "Zoë Ångström"]

describe("a search", () => {
  it.each([
    ["", true],
    ["   ", true],
    ["#", true],
    ["camaro", true],
    ["CAMARO", true],
    ["mar", true],
    ["angel blue", true],
    ["camaro angstrom", true],
    ["Angstrom", true],
    ["ångström", true],
    ["zoe", true],
    ["a01", true],
    ["#A01", true],
    ["red camaro", false],
    ["angela01", false],
    ["letcam", false],
  ])("%j on a blue Camaro: %s", (search, isFound) => {
    expect(found(search, CAMARO).length > 0).toBe(isFound)
  })

  it.each([
    ["grosse", "Große Fuge"],
    ["Große", "GROSSE FUGE"],
    ["lodz", "Łódź"],
    ["oeuvre", "Œuvre"],
    ["duc", "Đức"],
    ["vordur", "Vörður"],
    ["thor", "Þór"],
    ["smorrebrod", "Smørrebrød"],
    ["aeon", "Æon"],
    ["cafe", "cafe\u0301"],
    ["istanbul", "İSTANBUL"],
    ["ISTANBUL", "ıstanbul"],
    ["ΟΔΟΣ", "οδοσ"],
    ["fiat", "ﬁat"],
    ["D'Agostino", "D’Agostino"],
    ["dagostino", "D’Agostino"],
    ["O’Brien", "O'Brien"],
    ["waii", "Hawai'i"],
    ["waii", "Hawai’i"],
    ["‘55 Chevy", "'55 Chevy"],
    ["’55", "'55 Chevy"],
    ['"Big Red"', "“Big Red”"],
    ["Anne-Marie", "Anne\u2011Marie"],
    ["Anne Marie", "Anne–Marie"],
    ["F150", "Ford F-150"],
    ["F 150", "Ford F-150"],
    ["A12", "A 12"],
    ["A 12", "A12"],
    ["#64", "64"],
    ["64", "A\u00a064"],
    ["Bob", "B\u200bo\u00adb"],
    ["smith & son", "Smith and Son, Smith+Son"],
    ["(red)", "Little [Red] Wagon"],
    ["🏆", "The 🏆 car"],
  ])("%j finds %j", (search, text) => {
    expect(found(search, [text])).toEqual([[text]])
  })

  it.each([
    ["red", "Fire Dept"],
    ["red", "Fire-Dept"],
    ["12", "A1 2013"],
    ["ien", "Rie N"],
  ])("%j does not find %j: it begins within a word and goes on in the next one", (search, text) => {
    expect(found(search, [text])).toEqual([])
  })

  it("without a word finds also what has no text", () => {
    expect(found("", [])).toEqual([[]])
  })

  it("all that was typed in one field comes alone, in the order of the list", () => {
    const entries = [
      ["Car 223", "Owner 29"],
      ["Car 290", "Owner 1"],
      ["Car 129", "Owner 2"],
      ["Car 29", "Owner 3"],
    ]
    expect(found("car 29", ...entries)).toEqual([entries[1], entries[3]])
    expect(found("ar 29", ...entries)).toEqual([entries[1], entries[3]])
    expect(found("c ar29", ...entries)).toEqual([entries[1], entries[3]])
    expect(found("29 car", ...entries)).toEqual(entries)
    expect(found("owner 29", ...entries)).toEqual([entries[0]])
  })
})
