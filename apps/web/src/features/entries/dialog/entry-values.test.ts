import { expect, it } from "vitest"
import { entrySchema, NEW_ENTRY, similarVotingId } from "./entry-values.ts"

it("a new entry needs name, owner and voting ID, with a message for each", () => {
  const issues = entrySchema.safeParse(NEW_ENTRY).error?.issues ?? []
  expect(issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["entryName", "Entry name is required"],
    ["ownerParticipant", "Owner/Participant is required"],
    ["votingId", "Voting ID is required"],
  ])
})

it.each([
  ["a1", ["A1", "B1"], "A1"],
  [" a1 ", ["A1"], "A1"],
  ["1", ["001"], "001"],
  ["A 1", ["A1"], "A1"],
  ["A1", ["A1"], undefined],
  ["A1", ["A10"], undefined],
])("the voting ID '%s' among %j is similar to %s", (votingId, taken, similar) => {
  expect(similarVotingId(votingId, taken)).toBe(similar)
})
