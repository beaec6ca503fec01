import { expect, it } from "vitest"
import { awardChange, awardSchema, highestPriority, valuesOf } from "./award-values.ts"

const opened = { ...valuesOf(undefined), name: "Best Paint", priority: 5, basis: "section", basisId: 2 } as const

it.each([
  ["nothing, if nothing was changed", {}, {}, {}],
  ["the field that was changed", { priority: 7 }, { priority: 7 }, { priority: 5 }],
  ["a text that was emptied", { name: "Cup", description: "" }, { name: "Cup" }, { name: "Best Paint" }],
  [
    "a list that was changed",
    { eligibleClassIds: [4], eligibleFlags: [] },
    { eligibleClassIds: [4] },
    { eligibleClassIds: [] },
  ],
  [
    "the basis with another one that it names",
    { basisId: 3 },
    { basis: "section", basisId: 3 },
    { basis: "section", basisId: 2 },
  ],
  [
    "another basis with the number that stays",
    { basis: "criterion" },
    { basis: "criterion", basisId: 2 },
    { basis: "section", basisId: 2 },
  ],
] as const)("a changed award sends %s, and what was seen", (_, typed, changes, expected) => {
  expect(awardChange(awardSchema.parse({ ...opened, ...typed }), opened)).toEqual({ changes, expected })
})

it.each([
  [[], null],
  [[5, 10, 7], 10],
])("of awards with the priorities %j the highest is %j", (priorities, highest) => {
  expect(highestPriority(priorities.map((priority) => ({ priority })))).toBe(highest)
})
