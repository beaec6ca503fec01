import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { confusedVotingIdKey, lookKey, namedAs, nameKey, votingIdKey } from "./text-keys.ts"

describe("two names are the same", () => {
  it.each([
    ["in different case", "Maria Lopez", "MARIA lopez"],
    ["with different outer blanks", "Maria Lopez", "  Maria Lopez\t"],
    ["with different inner blanks", "Maria Lopez", "Maria \u00a0 Lopez"],
    ["with accents in different Unicode forms", "Jos\u00e9", "Jose\u0301"],
    ["with full-width letters", "Ken", "\uff2b\uff45\uff4e"],
    ["with the apostrophe that a phone types", "Seán O'Brien", "Seán O’Brien"],
    ["with other quotes", '"Big" Al', "“Big” Al"],
    ["with another hyphen", "Anne-Marie Kröger", "Anne\u2011Marie Kröger"],
    ["with a dash", "Anne-Marie", "Anne–Marie"],
    ["with a minus", "Anne-Marie", "Anne\u2212Marie"],
    ["with a zero-width space", "Ann", "A\u200bnn"],
    ["with a soft hyphen", "Bob", "B\u00adob"],
    ["with an override of direction", "Bob", "Bob\u202e"],
    ["with a filler", "Bob", "Bob\u3164"],
    ["with joiners", "Ali Reza", "Ali\u200c Re\u200dza"],
    ["with a dotted capital I", "İnci", "inci"],
    ["with a dotless small i", "Işık", "IŞIK"],
    ["with a final sigma", "ΟΔΟΣ", "οδος"],
    ["with a sharp s in capitals", "Voß", "VOSS"],
    ["with a capital sharp s", "Voß", "VOẞ"],
  ])("%s", (_, a, b) => {
    expect(nameKey(a)).toBe(nameKey(b))
  })

  it.each([
    ["Maria Lopez", "MariaLopez"],
    ["José", "Jose"],
    ["Ken", "Ken 2"],
    ["O'Brien", "OBrien"],
  ])("but %s is not %s", (a, b) => {
    expect(nameKey(a)).not.toBe(nameKey(b))
  })

  it.each([nameKey, votingIdKey])("the key of a key is the key: %o", (keyOf) => {
    const marks = fc.constantFrom(
      "İ",
      "ı",
      "I",
      "i",
      "\u0307",
      "ß",
      "ς",
      "Σ",
      "’",
      "´",
      "‑",
      "—",
      "\u00ad",
      " ",
      "0",
      "1",
    )
    const text = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: marks }))
    fc.assert(
      fc.property(text, (name) => {
        expect(keyOf(keyOf(name))).toBe(keyOf(name))
      }),
      { numRuns: 2000 },
    )
  })
})

describe("a typed name means", () => {
  const judges = [{ name: "Seán O'Brien" }, { name: "B\u200bob" }, { name: "Bob" }]

  it.each([
    ["the one whose name looks the same", "sean o’brien", undefined],
    ["whatever the apostrophe and case", "SEÁN O’BRIEN", "Seán O'Brien"],
    ["of two alike the one with this spelling", "Bob", "Bob"],
    ["of two alike the first, if neither has this spelling", "BOB", "B\u200bob"],
    ["nobody", "", undefined],
  ])("%s: %j", (_, typed, name) => {
    expect(namedAs(judges, typed)?.name).toBe(name)
  })
})

describe("two voting IDs look the same", () => {
  it.each([
    ["A1", "A1\u200b"],
    ["A-1", "A\u20111"],
    ["A-1", "A–1"],
    ["\u00c91", "E\u03011"],
    ["A 1", "A\u00a01"],
    ["A 1", " A  1"],
    ["D'1", "D’1"],
  ])("%j and %j", (a, b) => {
    expect(votingIdKey(a)).toBe(votingIdKey(b))
    expect(confusedVotingIdKey(a)).toBe(confusedVotingIdKey(b))
  })

  it.each([
    ["001", "1"],
    ["A01", "a1"],
    ["A 1", "A1"],
    ["Ａ１", "A1"],
    ["0", "000"],
    ["A1-02", "A01-2"],
  ])("%j and %j do not, but are easily confused", (a, b) => {
    expect(votingIdKey(a)).not.toBe(votingIdKey(b))
    expect(confusedVotingIdKey(a)).toBe(confusedVotingIdKey(b))
  })

  it.each([
    ["1", "10"],
    ["0", ""],
    ["101", "11"],
    ["A1", "B1"],
    ["A-1", "A1"],
  ])("%j and %j are neither", (a, b) => {
    expect(confusedVotingIdKey(a)).not.toBe(confusedVotingIdKey(b))
  })
})

it.each([
  "master admin",
  "Master-Admin",
  "MÁSTER ADMIN",
  "M\u200baster Admin",
  "M\u0430ster Adm\u0456n",
  "ΜASTER ADMIN",
])("%j looks like Master Admin", (name) => {
  expect(lookKey(name)).toBe("masteradmin")
})
