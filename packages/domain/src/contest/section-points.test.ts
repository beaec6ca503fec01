import { expect, it } from "vitest"
import { sectionPoints } from "./section-points.ts"

const criterion = (criterionId: number, average: number, maxPoints: number, judgeCount = 1) => ({
  criterionId,
  average,
  maxPoints,
  judgeCount,
})
const BODY = [criterion(1, 8.1, 10), criterion(2, 4.2, 5), criterion(3, 0, 20)]

it("a section has the exact sum, out of all its points, and says how many of them the entry can get", () => {
  const sum = { points: 12.3, maxPoints: 35, openPoints: 35, hasScores: true }
  expect(sectionPoints(BODY, () => true)).toEqual(sum)
  expect(sectionPoints(BODY, (id) => id !== 3)).toEqual({ ...sum, openPoints: 15 })
})

it("a section that no judge has scored says so", () => {
  expect(sectionPoints([criterion(1, 0, 10, 0), criterion(2, 0, 5, 0)], () => true).hasScores).toBe(false)
})
