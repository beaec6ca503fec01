import { expect, it } from "vitest"
import { searchEntries } from "./entries-search.ts"

const entries = [
  { entryName: "Blue Comet", votingId: "A1", description: "1967 fastback", ownerParticipant: "Mia Berg" },
  { entryName: "Desert Fox", votingId: "A10", description: "Dune buggy", ownerParticipant: "Tom Álvarez" },
]

it.each([
  ["the name, whatever the case", "bLUE", ["A1"]],
  ["the voting ID, also a part of it", "a1", ["A1", "A10"]],
  ["the description", "buggy", ["A10"]],
  ["the owner", "álvarez", ["A10"]],
  ["a name without its accents", "ALVAREZ", ["A10"]],
  ["several words, each in a field of its own", "tom buggy a10", ["A10"]],
  ["blanks around the text as nothing", "  comet ", ["A1"]],
  ["all, when only blanks are typed", "  ", ["A1", "A10"]],
  ["nothing, when no field has it", "zebra", []],
])("a search finds by %s", (_, text, votingIds) => {
  expect(searchEntries(entries, text).map(({ votingId }) => votingId)).toEqual(votingIds)
})
