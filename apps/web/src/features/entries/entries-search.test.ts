import { anEntry } from "@rosette/contract/fixtures"
import { expect, it } from "vitest"
import { searchEntries } from "./entries-search.ts"

const entries = [
  anEntry({
    entryName: "Blue Comet",
    votingId: "A1",
    description: "1967 fastback",
    ownerParticipant: "Mia Berg",
    classId: 3,
  }),
  anEntry({
    entryName: "Desert Fox",
    votingId: "A10",
    description: "Dune buggy",
    ownerParticipant: "Tom Álvarez",
  }),
]

it.each([
  ["the name, whatever the case", "bLUE", ["A1"]],
  ["the voting ID, also a part of it", "a1", ["A1", "A10"]],
  ["the description", "buggy", ["A10"]],
  ["the owner", "álvarez", ["A10"]],
  ["several words, each in its own field", "tom buggy a10", ["A10"]],
  ["the name of the class", "pre-1960", ["A1"]],
  ["nothing, when no field has it", "zebra", []],
])("a search finds by %s", (_, text, votingIds) => {
  expect(searchEntries(entries, text, new Map([[3, "Pre-1960"]])).map(({ votingId }) => votingId)).toEqual(votingIds)
})
