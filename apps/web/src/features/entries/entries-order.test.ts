import { expect, it } from "vitest"
import { type EntryOrder, inOrder } from "./entries-order.ts"

const entries = [
  { id: 1, entryName: "Gull", votingId: "A2", ownerParticipant: "Étienne Marchand" },
  { id: 2, entryName: "Car 10", votingId: "A10", ownerParticipant: "Mia Berg" },
  { id: 3, entryName: "Car 9", votingId: "A1", ownerParticipant: "Mia Berg" },
]
const SUBMITTED = [2, 0, 2]
const sheetsOf = (id: number) => ({ submitted: SUBMITTED[id - 1] ?? 0, expected: 5 })

it.each<[EntryOrder["key"], boolean, string]>([
  ["votingId", false, "A1 A2 A10"],
  ["votingId", true, "A10 A2 A1"],
  ["entry", false, "A1 A10 A2"],
  ["owner", false, "A2 A1 A10"],
  ["sheets", false, "A10 A1 A2"],
  ["sheets", true, "A1 A2 A10"],
])("by %s, descending %s: %s", (key, isDescending, votingIds) => {
  const sorted = inOrder(entries, { key, isDescending }, sheetsOf)
  expect(sorted.map(({ votingId }) => votingId).join(" ")).toBe(votingIds)
})
