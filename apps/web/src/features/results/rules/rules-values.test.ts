import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { expect, it } from "vitest"
import { changedRules, placesHelp, type RulesValues, rulesErrors, sentOf, valuesOf } from "./rules-values.ts"
import { stepName, stepsLeft } from "./words.ts"

const BEFORE = valuesOf({
  panelMethod: "mean",
  tieBreaks: ["median"],
  placesThatMatter: 3,
  conferAbove: null,
  notApplicable: "zero",
  ranks: "overall",
  sheetsPerEntry: null,
})
const CRITERIA = [
  { id: 12, name: "Paint", order: 1 },
  { id: 13, name: "Seats", order: 7 },
]

it.each<[Partial<RulesValues>, object | null]>([
  [{}, null],
  [{ conferAbove: "7,5" }, { conferAbove: 7.5 }],
  [{ conferAbove: "0" }, { conferAbove: 0 }],
  [{ tieBreaks: '["median","section:1"]' }, { tieBreaks: ["median", "section:1"] }],
  [
    { panelMethod: "median", placesThatMatter: 5 },
    { panelMethod: "median", placesThatMatter: 5 },
  ],
  [{ placesThatMatter: 0 }, null],
])("with %j what is sent is %j", (changed, sent) => {
  expect(changedRules(BEFORE, { ...BEFORE, ...changed })).toEqual(sent)
})

it("an empty limit for conferring is off", () => {
  expect(sentOf({ conferAbove: " " })).toEqual({ conferAbove: null })
})

it.each<[Partial<RulesValues>, object]>([
  [{}, {}],
  [{ placesThatMatter: "" }, { placesThatMatter: "Places that matter must be a whole number from 1 to 100" }],
  [{ conferAbove: "much" }, { conferAbove: "The difference to confer about must be a number from 0 to 100, or empty" }],
  [{ conferAbove: 101 }, { conferAbove: "The difference to confer about must be a number from 0 to 100, or empty" }],
])("%j is refused as %j", (changed, errors) => {
  expect(rulesErrors({ ...BEFORE, ...changed })).toEqual(errors)
})

it.each([
  [1, "for 1st place"],
  [3, "for places 1 to 3"],
  ["", "down to this place"],
  ["2.5", "down to this place"],
])("ties down to place %j are settled by a person %s", (value, places) => {
  expect(placesHelp(value)).toBe(`You settle ties ${places} yourself if no step does; below, entries share a place.`)
})

it("steps have names; a deleted criterion has none", () => {
  expect(
    ["criterion:12", "section:2", "median", "criterion:9"].map((step) => stepName(step, CRITERIA, USUAL_WORDS)),
  ).toEqual([
    "Average of Paint",
    "Sum of the section Interior",
    "Median of the judges’ sheets",
    "A criterion that is no longer there",
  ])
})

it("each step can be added once, and sections only with a criterion", () => {
  const left = stepsLeft(CRITERIA, ["median", "headToHead", "firstPlaces", "criterion:12"], USUAL_WORDS)
  expect(left.map(({ group, items }) => [group, items.map(({ value }) => value)])).toEqual([
    ["Sections", ["section:1", "section:2"]],
    ["Criteria", ["criterion:13"]],
  ])
})
