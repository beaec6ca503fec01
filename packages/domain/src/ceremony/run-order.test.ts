import { expect, it } from "vitest"
import { metalOfPlace } from "./metals.ts"
import {
  type ArrangedLine,
  madeLines,
  placeOfLine,
  prizeOf,
  type RunLine,
  runOrder,
  separateLines,
  spoilersIn,
} from "./run-order.ts"

it("of the lines that results make, only the places announce one", () => {
  const lines = madeLines({
    placesThatMatter: 4,
    entries: [1, 2, 3, 4].map((place) => ({ entryId: place, place })),
    categories: [{ criterionId: 11, name: "Body", order: 1, entryIds: [1] }],
    awards: [{ awardId: 5, name: "Overall Winner", priority: 1, isOverall: false, entryIds: [2] }],
  })
  expect(lines.map(placeOfLine)).toEqual([null, null, 4, 3, 2, 1])
})

it("the first three places have gold, silver and bronze, and later places none", () => {
  expect([1, 2, 3, 4, 10].map(metalOfPlace)).toEqual(["gold", "silver", "bronze", "plain", "plain"])
})

it.each([
  [1, "gold 1"],
  [3, "bronze 3"],
  [4, "plain 4"],
  [null, "gold null"],
] as const)("the prize of a line that announces place %j is %j", (announced, prize) => {
  const { metal, place } = prizeOf(announced)
  expect(`${metal} ${place}`).toBe(prize)
})

/** Entries 1, 2 and 3 have these places; Best in Show and Reserve go by the overall ranking, Pick does not. */
const made = (best: number[], reserve: number[]) =>
  madeLines({
    placesThatMatter: 3,
    entries: [1, 2, 3].map((place) => ({ entryId: place, place })),
    categories: [],
    awards: [
      { awardId: 5, name: "Best in Show", priority: 9, isOverall: true, entryIds: best },
      { awardId: 6, name: "Reserve", priority: 5, isOverall: true, entryIds: reserve },
      { awardId: 7, name: "Pick", priority: 7, isOverall: false, entryIds: [1] },
    ],
  })
/** "Second place + Reserve, (Overall Winner)": what is announced together, and what is left out. */
const told = (lines: readonly RunLine[]) =>
  lines
    .map(({ title, also, isHidden }) => {
      const words = [title, ...also.map((award) => award.title)].join(" + ")
      return isHidden ? `(${words})` : words
    })
    .join(", ")
const arrangedFrom = (text: string): ArrangedLine[] =>
  text
    .split(" ")
    .filter(Boolean)
    .map((key) => ({
      key: key.replace("-", ""),
      isHidden: key.startsWith("-"),
      text: key.startsWith("text:") ? "Thanks" : null,
    }))

it.each<[string, number[], number[], string, string]>([
  [
    "an award by the overall ranking stands after the places",
    [1, 2],
    [],
    "",
    "Pick, Third place, Second place, Overall Winner, Best in Show",
  ],
  [
    "from the lowest priority",
    [1, 2],
    [2, 3],
    "",
    "Pick, Third place, Second place, Overall Winner, Reserve, Best in Show",
  ],
  [
    "with the same winner as a place, one line announces both",
    [1],
    [2],
    "",
    "Pick, Third place, Second place + Reserve, Overall Winner + Best in Show",
  ],
  [
    "two with the same place, both",
    [1],
    [1],
    "",
    "Pick, Third place, Second place, Overall Winner + Reserve + Best in Show",
  ],
  [
    "wherever it was arranged",
    [1],
    [],
    "award:5 award:7 place:3 place:2 place:1",
    "Pick, Third place, Second place, Overall Winner + Best in Show",
  ],
  [
    "not with a place that is left out",
    [1],
    [],
    "award:7 place:3 place:2 -place:1 award:5",
    "Pick, Third place, Second place, (Overall Winner), Best in Show",
  ],
  [
    "nor if the award is left out",
    [1],
    [],
    "award:7 place:3 place:2 place:1 -award:5",
    "Pick, Third place, Second place, Overall Winner, (Best in Show)",
  ],
])("%s", (_, best, reserve, arranged, expected) => {
  expect(told(runOrder(made(best, reserve), arrangedFrom(arranged)))).toBe(expected)
})

it("an award that shares only one of its winners with a place has a line of its own", () => {
  const lines = madeLines({
    placesThatMatter: 1,
    entries: [1, 2, 3].map((entryId) => ({ entryId, place: entryId === 3 ? 3 : 1 })),
    categories: [],
    awards: [{ awardId: 5, name: "Best in Show", priority: 9, isOverall: true, entryIds: [1, 3] }],
  })
  expect(told(runOrder(lines, []))).toBe("Overall Winner, Best in Show")
})

it("lines that are announced together can be separated again, the award before the place", () => {
  const lines = separateLines(runOrder(made([1], []), []))
  expect(told(lines)).toBe("Pick, Third place, Second place, Best in Show, Overall Winner")
  expect(
    lines.slice(-2).map(({ key, kind, entryIds, isOverall }) => `${key} ${kind} ${entryIds} ${isOverall}`),
  ).toEqual(["award:5 award 1 true", "place:1 place 1 false"])
})

it.each<[string, string, string[]]>([
  ["nothing in the order that is made", "", []],
  [
    "an award by the overall ranking before the places",
    "award:7 award:5 place:3 place:2 place:1",
    ["Best in Show tells Third place"],
  ],
  ["or between them", "award:7 place:3 award:5 place:2 place:1", ["Best in Show tells Second place"]],
  ["no other award", "place:3 place:2 award:7 place:1", []],
  ["no text", "award:7 text:thanks place:3 place:2 place:1", []],
  ["no award by people", "place:3 place:2 place:1 award:5 award:7", []],
  ["the winner before a lower place", "award:7 place:1 place:3 place:2 award:5", ["Overall Winner tells Third place"]],
  ["nothing that is left out", "award:7 -award:5 place:3 place:2 place:1", []],
  ["nothing of places that are left out", "award:7 award:5 -place:3 -place:2 -place:1", []],
])("spoils a later line: %s", (_, arranged, expected) => {
  const lines = runOrder(made([1, 2], []), arrangedFrom(arranged))
  expect(spoilersIn(lines).map(({ line, told: later }) => `${line.title} tells ${later.title}`)).toEqual(expected)
})
