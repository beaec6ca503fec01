import { expect, it } from "vitest"
import { awardChange, awardSchema, prioritiesOf, valuesOf } from "./award-values.ts"

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

const award = (name: string, priority: number) => ({ name, priority })

it.each([
  [[], ""],
  [[award("Best Paint", 5), award("Best of Show", 10)], "Best of Show has 10, Best Paint 5"],
  [[1, 2, 3, 4, 5].map((priority) => award(`No. ${priority}`, priority)), "No. 5 has 5, No. 4 4, No. 3 3 and 2 more"],
])("the priorities of %j are named as %j", (awards, words) => {
  expect(prioritiesOf(awards)).toBe(words)
})
