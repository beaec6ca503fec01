import { describe, expect, it } from "vitest"
import { confusedWith, differenceOf, isSpoilt, matchVotingIds } from "./matching-ids.ts"

const shown = (stored: string, ofFile: string) =>
  matchVotingIds(stored.split(" "), ofFile.split(" ")).map((match) =>
    match ? `${match.votingId}${match.isSame ? "" : "?"}` : "new",
  )

describe("the entries that the voting IDs of a file mean", () => {
  it.each([
    ["the same IDs", "1 2", "2 3", ["2", "new"]],
    ["IDs that look the same", "A-1 B-1", "A\u20111 B–1", ["A-1", "B-1"]],
    ["IDs without the zeros that a spreadsheet took away", "001 002 010", "1 2 10", ["001?", "002?", "010?"]],
    ["IDs in other case", "a1", "A1", ["a1?"]],
    ["IDs in full width", "A1", "Ａ１", ["A1?"]],
    ["each entry once: by the same ID", "001", "1 001", ["new", "001"]],
    ["each entry once: by the first ID that is mixed up with its own", "001", "1 01", ["001?", "new"]],
    ["of two entries that are mixed up, each by its own", "001 1", "1 001 01", ["1", "001", "new"]],
  ])("%s", (_, stored, ofFile, matches) => {
    expect(shown(stored, ofFile)).toEqual(matches)
  })
})

describe("what a new voting ID is easily mixed up with", () => {
  it.each([
    ["an entry's", ["001"], ["1"], ["001"]],
    ["an earlier one of the file", [], ["a7", "A7", "b"], [null, "a7", null]],
    ["nothing, if it is known itself", ["001", "1"], ["1", "001"], [null, null]],
    ["nothing, if it looks like a known one", ["A-1"], ["A\u20111"], [null]],
  ])("%s", (_, known, ofFile, others) => {
    expect(confusedWith(known, ofFile)).toEqual(others)
  })

  it.each([
    ["a1", "A1", "in upper and lower case"],
    ["001", "1", "in leading zeros or blanks"],
    ["A 1", "A1", "in leading zeros or blanks"],
  ])("%j and %j differ %s", (a, b, difference) => {
    expect(differenceOf(a, b)).toBe(difference)
  })
})

const SPOILT = [
  "1-Mar",
  "Mar-01",
  "03. Mrz",
  "3-mars",
  "Mär 27",
  "5-févr.",
  "1.00E+05",
  "1,00E+05",
  "1E5",
  "#REF!",
  "####",
]

it.each(SPOILT)("a spreadsheet has probably made %j of another voting ID", (votingId) => {
  expect(isSpoilt(votingId)).toBe(true)
})

it.each(["1-3", "A-12", "Mar", "Martha 12", "E5", "A1E5", "#64", "12", "May-B"])(
  "%j is a voting ID as typed",
  (votingId) => {
    expect(isSpoilt(votingId)).toBe(false)
  },
)
