import { expect, it } from "vitest"
import { votesWords } from "./vote-words.ts"

const VOTES = [
  { entryId: 1, votes: 1_214 },
  { entryId: 2, votes: 299 },
  { entryId: 3, votes: 299 },
]

it.each([
  [1, undefined, "1,214 of 1,812 votes, 1st"],
  [2, undefined, "299 of 1,812 votes, 2nd"],
  [3, undefined, "299 of 1,812 votes, 2nd"],
  [3, 3, "299 of 1,812 votes, 3rd"],
  [4, undefined, null],
])("the votes of entry %s, placed %s, read %s", (entryId, place, words) => {
  expect(votesWords({ voters: 1_812, votes: VOTES }, entryId, place)).toBe(words)
})

it("one vote is called so", () => {
  expect(votesWords({ voters: 1, votes: [{ entryId: 1, votes: 1 }] }, 1)).toBe("1 of 1 vote, 1st")
})
