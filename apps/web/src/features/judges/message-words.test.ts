import { organizedJudge } from "@rosette/contract/fixtures"
import { expect, it } from "vitest"
import { messageText, notSeenBy, recipientsText, seenText } from "./message-words.ts"

const NOW = new Date("2026-06-01T12:00:00Z")
const JUDGES = [
  organizedJudge(1, "Ann", { lastSeenAt: "2026-06-01T11:59:30.000Z" }),
  organizedJudge(2, "Bob", { lastSeenAt: "2026-06-01T11:48:00.000Z" }),
  organizedJudge(3, "Cy"),
  organizedJudge(4, "Di", { hasLeft: true }),
]
const seen = (...judgeIds: number[]) => judgeIds.map((judgeId) => ({ judgeId, at: "2026-06-01T11:00:00.000Z" }))

it("a message says which entry it asks for, and what was typed", () => {
  expect(messageText({ text: "" }, "C12")).toBe("Please judge C12 next")
  expect(messageText({ text: "Lunch is at noon" }, null)).toBe("Lunch is at noon")
  expect(messageText({ text: "It leaves at noon" }, "C12")).toBe("Please judge C12 next · It leaves at noon")
})

it.each([
  [[1], "Ann"],
  [[1, 2], "Ann and Bob"],
  [[1, 2, 3], "3 judges"],
  [[1, 2, 3, 4], "all judges"],
  [[], "a removed judge"],
])("to %o is to %s", (judgeIds, words) => expect(recipientsText({ judgeIds }, JUDGES)).toBe(words))

it.each([
  [[], [], "Not seen yet"],
  [[1], [], "Not seen yet"],
  [[1], [1], "Seen"],
  [[1, 2], [2], "Seen by 1 of 2"],
  [[1, 2], [1, 2], "Seen by all 2"],
])("to %o and seen by %o", (judgeIds, by, words) => expect(seenText({ judgeIds, seen: seen(...by) })).toBe(words))

it("who has not seen it is named, with how long their phone is silent", () => {
  expect(notSeenBy({ judgeIds: [1, 2, 3, 4], seen: [] }, JUDGES, NOW)).toEqual([
    "Ann: here now",
    "Bob: last seen 12 min ago",
    "Cy: not here yet",
    "Di: has left",
  ])
  expect(notSeenBy({ judgeIds: [1, 2], seen: seen(1) }, JUDGES, NOW)).toEqual(["Bob: last seen 12 min ago"])
})
