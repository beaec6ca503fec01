import { aCriterion } from "@rosette/contract/fixtures"
import { expect, it } from "vitest"
import { nextUnscored } from "./next-criterion.ts"

const criteria = [1, 2, 3, 4].map((id) => aCriterion({ id }))

it.each([
  ["the next one", [1], 1, 2],
  ["skipping scored ones", [1, 2, 3], 1, 4],
  ["from the end to the first unscored one", [1, 3, 4], 4, 2],
  ["not the one to start from", [1, 2, 4], 3, undefined],
  ["none if all are scored", [1, 2, 3, 4], 2, undefined],
  ["without a start, the first", [1], undefined, 2],
  ["after a removed one, the first", [1], 9, 2],
])("%s", (_what, scored, afterId, expected) => {
  const points = Object.fromEntries(scored.map((id) => [id, 0]))
  expect(nextUnscored(criteria, points, afterId)?.id).toBe(expected)
})
