import { expect, it } from "vitest"
import { decidingCriteria } from "./deciding.ts"

const CRITERIA = [1, -1, 0, 14, 0.5, 1, 2].map((difference, index) => ({ index, difference }))

it.each([
  ["ahead", 1, [14, 2, 1], [-1, 0, 0.5, 1]],
  ["behind", -1, [-1], [1, 0, 14, 0.5, 1, 2]],
] as const)("%s: at most three criteria decide, the largest difference first", (_, side, deciding, others) => {
  const decided = decidingCriteria(CRITERIA, side)
  expect(decided.deciding.map(({ difference }) => difference)).toEqual(deciding)
  expect(decided.others.map(({ difference }) => difference)).toEqual(others)
})

it("of equal differences the earlier criterion comes first", () => {
  expect(decidingCriteria(CRITERIA, 1).deciding.at(-1)?.index).toBe(0)
})
