import { expect, it } from "vitest"
import { winnerSlot } from "./winners.ts"

it.each([
  ["overall", null, 1, "overall/1"],
  ["runner_up", null, 2, "runner_up/2"],
  ["runner_up", null, 3, "runner_up/3"],
  ["category", 12, 1, "category:12/1"],
  ["category", 1, 21, "category:1/21"],
] as const)("the place of %s, criterion %s, position %s is %s", (winnerType, criterionId, position, slot) => {
  expect(winnerSlot({ winnerType, criterionId, position })).toBe(slot)
})
