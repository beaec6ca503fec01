import { expect, it } from "vitest"
import { similarVotingId } from "./entry-values.ts"

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
