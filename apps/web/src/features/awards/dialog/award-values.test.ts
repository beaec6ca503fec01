import { expect, it } from "vitest"
import { awardSchema, changedValues, valuesOf } from "./award-values.ts"

const opened = { ...valuesOf(undefined), name: "Best Paint", priority: 5 }

it.each([
  ["nothing, if nothing was changed", {}, {}],
  ["the field that was changed", { priority: 7 }, { priority: 7 }],
  ["a text that was emptied", { name: "Cup", description: "" }, { name: "Cup" }],
])("a changed award sends %s", (_, typed, sent) => {
  expect(changedValues(awardSchema.parse({ ...opened, ...typed }), opened)).toEqual(sent)
})
