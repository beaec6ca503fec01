import { expect, it } from "vitest"
import type { PlacedResult } from "./places.ts"
import { entriesAt, titleHolders, titleName, winnerSlot } from "./winners.ts"

it.each([
  ["overall", null, 1, "overall/1"],
  ["runner_up", null, 2, "runner_up/2"],
  ["runner_up", null, 3, "runner_up/3"],
  ["category", 12, 1, "category:12/1"],
  ["category", 1, 21, "category:1/21"],
] as const)("the place of %s, criterion %s, position %s is %s", (winnerType, criterionId, position, slot) => {
  expect(winnerSlot({ winnerType, criterionId, position })).toBe(slot)
})

/** "A1 B2": entry A at place 1, B at place 2, both with rank 1; averages of criterion 5 descend in the order of the text. */
const ranking = (text: string): PlacedResult[] =>
  text.split(" ").map((word, index) => ({
    entryId: word.charCodeAt(0),
    votingId: word.charAt(0),
    status: "expected",
    classId: null,
    rank: 1,
    place: Number(word.slice(1)),
    classPlace: null,
    placedBy: { kind: "score" },
    overallPercent: 50,
    overallPercentRounded: 50,
    maxPoints: 10,
    judgeCount: 1,
    criteria: [{ criterionId: 5, name: "Paint", average: 10 - index, maxPoints: 10, judgeCount: 1 }],
  }))

it.each([
  ["A1 B2 C3", "overall", null, 1, "A"],
  ["A1 B1 C3", "overall", null, 2, "A B"],
  ["A1 B2 C3", "runner_up", null, 2, "B"],
  ["A1 B2 C2", "runner_up", null, 3, "B C"],
  ["A1 B1 C3", "runner_up", null, 2, ""],
  ["A1 B2 C3 D4", "runner_up", null, 4, ""],
  ["B2 A1", "category", 5, 1, "B"],
  ["B2 A1", "category", 6, 1, ""],
] as const)("of %s, %s (criterion %s, position %i) is %s", (text, winnerType, criterionId, position, expected) => {
  const found = entriesAt(ranking(text), { winnerType, criterionId, position }, 3)
  expect(found.map((entryId) => String.fromCharCode(entryId)).join(" ")).toBe(expected)
})

it.each([
  ["nobody has settled it", null, "A B"],
  ["by order or lot: the first", { kind: "lot", entryIds: [66, 65] }, "B"],
  ["as shared: all of them", { kind: "shared", entryIds: [65, 66] }, "A B"],
])("the winners of a criterion whose tie is settled: %s", (_, settlement, expected) => {
  const level = ranking("A1 B2 C3").map((one, index) => ({
    ...one,
    criteria: one.criteria.map((criterion) => ({ ...criterion, average: index < 2 ? 9 : 5 })),
  }))
  const tie = { ladder: "criterion:5", place: 1, state: settlement ? "settled" : "open", settlement }
  const others = [
    { ...tie, ladder: "criterion:6", state: "settled", settlement: { kind: "order", entryIds: [67] } },
    { ...tie, place: 3, state: "settled", settlement: { kind: "order", entryIds: [67] } },
    { ...tie, place: null, state: "stale", settlement: { kind: "order", entryIds: [67] } },
  ]
  const found = entriesAt(level, { winnerType: "category", criterionId: 5, position: 1 }, 3, [...others, tie])
  expect(found.map((entryId) => String.fromCharCode(entryId)).join(" ")).toBe(expected)
})

it.each([
  ["A1 B2 C3", "overall", "A"],
  ["A1 B1 C3", "overall", "A B"],
  ["A1 B2 C3 D4", "runner_up", "B@2 C@3"],
  ["A1 B2 C2", "runner_up", "B@2 C@3"],
  ["A1 B1 C3", "runner_up", "C@3"],
  ["B2 A1", "category", "B"],
] as const)("of %s, the title %s has %s", (text, winnerType, expected) => {
  const title = { winnerType, criterionId: winnerType === "category" ? 5 : null }
  const found = titleHolders(ranking(text), title, 3)
  const shown = found.map(({ result, position }) => result.votingId + (position === null ? "" : `@${position}`))
  expect(shown.join(" ")).toBe(expected)
})

it.each([
  ["overall", 2, "Overall Winner"],
  ["runner_up", 2, "2nd place"],
  ["runner_up", 3, "3rd place"],
  ["category", 1, "Best Paint"],
] as const)("%s at position %i is called %s", (winnerType, position, title) => {
  expect(titleName({ winnerType, position }, "Paint")).toBe(title)
})
