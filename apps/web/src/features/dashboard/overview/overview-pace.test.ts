import { expect, it } from "vitest"
import { isBehind } from "./overview-pace.ts"

it.each([
  [[50], []],
  [[100, 90, 10], [10]],
  [[60, 20], [20]],
  [[40, 20, 21], []],
  [[40, 40, 20], [20]],
  [[0, 0, 0], []],
  [[], []],
])("of judges at %j percent, behind are %j", (percents, behind) => {
  const panel = percents.map((percent) => ({ percent }))
  expect(panel.filter((judge) => isBehind(judge, panel)).map(({ percent }) => percent)).toEqual(behind)
})
