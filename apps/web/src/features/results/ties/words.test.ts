import { aSettlement } from "@rosette/contract/fixtures"
import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { describe, expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import type { EntryResult } from "../entry-result.ts"
import { comparedBy, placedByText, presentTie, type Settlement, type Tie, tieTitle, withContests } from "./words.ts"

const CRITERIA = [{ criterionId: 12, name: "Paint", average: 28.5, maxPoints: 30, judgeCount: 2 }]

const entry = (entryId: number, placedBy: EntryResult["placedBy"] = null) =>
  placed({
    entryId,
    entryName: `Car ${entryId}`,
    votingId: `A${entryId}`,
    overallPercent: 200 / 3,
    overallPercentRounded: 67,
    judgeCount: 2,
    criteria: CRITERIA,
    placedBy,
  })

const settlement: Settlement = aSettlement({ kind: "shared", entryIds: [1, 2] })

const tie = (fields: Partial<Tie> = {}): Tie => ({
  key: "k1",
  ladder: "overall",
  place: 2,
  entryIds: [1, 2],
  figure: { points: 28.5, maxPoints: 40 },
  steps: [],
  state: "open",
  settlement: null,
  withdrawnLots: [],
  ...fields,
})

it.each<[EntryResult["placedBy"], string | null]>([
  [null, null],
  [{ kind: "score" }, null],
  [{ kind: "step", step: "criterion:12", value: 28.5, against: 27 }, "by Paint: 28.5 against 27.0"],
  [{ kind: "step", step: "criterion:99", value: 1, against: 2 }, "by a criterion that was deleted: 1.0 against 2.0"],
  [{ kind: "step", step: "section:2", value: 40, against: 41.5 }, "by Interior: 40.0 against 41.5"],
  [{ kind: "step", step: "median", value: 0.75, against: 2 / 3 }, "by median sheet: 75% against 67%"],
  [{ kind: "step", step: "median", value: 0.752, against: 0.748 }, "by median sheet"],
  [{ kind: "step", step: "headToHead", value: 2, against: 1 }, "by head to head: 2 against 1"],
  [{ kind: "step", step: "firstPlaces", value: 0, against: 3 }, "by first places: 0 against 3"],
  [{ kind: "order" }, "head judge’s order"],
  [{ kind: "lot" }, "by lot"],
  [{ kind: "shared" }, "shared"],
  [{ kind: "open" }, "open tie"],
])("what decided a place: %j is %s", (placedBy, words) => {
  expect(placedByText(entry(1, placedBy), USUAL_WORDS)).toBe(words)
})

it("ties have the names of their classes, also of the entries in no class", () => {
  const ties = ["overall", "class:4", "class:0"].map((ladder) => tie({ ladder }))
  expect(withContests(ties, new Map([[4, "Trucks"]])).map(({ contest }) => contest)).toEqual([
    undefined,
    "Trucks",
    "No class",
  ])
})

it.each<[Partial<Tie>, string]>([
  [{}, "2nd place"],
  [{ ladder: "criterion:12", place: 1 }, "1st on Paint"],
  [{ ladder: "section:6", place: 1 }, "1st on Bonus"],
  [{ ladder: "class:4", contest: "Trucks" }, "Trucks: 2nd place"],
  [{ ladder: "class:4", contest: "Trucks", state: "stale", place: null }, "An earlier tie of Trucks"],
  [{ ladder: "audience:7", place: 1 }, "1st by votes of the audience"],
  [{ ladder: "audience:7", state: "stale", place: null }, "An earlier tie by votes of the audience"],
  [{ state: "stale", place: null }, "An earlier tie"],
  [{ state: "stale", place: null, ladder: "criterion:12" }, "An earlier tie on Paint"],
])("a tie of %j is called %s", (fields, title) => {
  expect(tieTitle(tie(fields), CRITERIA, USUAL_WORDS)).toBe(title)
})

it("entries of the audience’s ladder have votes in common", () => {
  const entryById = new Map([1, 2].map((id) => [id, entry(id)]))
  const votes = tie({ ladder: "audience:7", figure: { points: 14, maxPoints: 1 } })
  expect(comparedBy(votes, entryById, USUAL_WORDS)).toEqual(["14 votes each"])
})

it("a tie names what its entries have in common, and which step has no value", () => {
  const entryById = new Map([1, 2].map((id) => [id, entry(id)]))
  const steps = [
    { step: "criterion:12", value: 28.5 },
    { step: "headToHead", value: null },
  ]
  expect(comparedBy(tie({ steps }), entryById, USUAL_WORDS)).toEqual([
    "67%, 28.5 of 40 points each",
    "Paint 28.5 each",
    "Head to head says nothing here",
  ])
  expect(comparedBy(tie({ ladder: "class:4" }), entryById, USUAL_WORDS)).toEqual(["67%, 28.5 of 40 points each"])
  const figure = { points: 19, maxPoints: 20 }
  for (const ladder of ["criterion:12", "section:2"])
    expect(comparedBy(tie({ ladder, figure }), entryById, USUAL_WORDS)).toEqual(["19 of 20 points each"])
  expect(comparedBy(tie(), new Map(), USUAL_WORDS)).toEqual([])
})

describe("the present state of a tie that was opened", () => {
  it.each<[string, Tie[], object]>([
    ["it is open as it was", [tie()], { kind: "open" }],
    ["somebody has settled it", [tie({ state: "settled", settlement })], { kind: "settled", settlement }],
    ["an old settlement of it does not settle it", [tie(), tie({ state: "stale", settlement })], { kind: "open" }],
    ["its entries are no longer tied", [], { kind: "gone", successor: null }],
    [
      "another of its entries has joined",
      [tie({ key: "k2", entryIds: [1, 2, 3] })],
      { kind: "gone", successor: { key: "k2" } },
    ],
    ["only others are tied", [tie({ key: "k2", entryIds: [7, 8] })], { kind: "gone", successor: null }],
    ["a tie on another ladder is another tie", [tie({ key: "k2", ladder: "section:1" })], { successor: null }],
  ])("%s", (_, ties, expected) => {
    expect(presentTie(tie(), ties)).toMatchObject(expected)
  })
})
