import { expect, it } from "vitest"
import { maxPointsOf, pointsOf, widestGaps } from "./shown-points.ts"

const averages = (...values: number[]) => ({
  criteria: ["Paint", "Wheels", "Sound"].map((name, at) => ({
    criterionId: at + 1,
    name,
    average: values[at] ?? 0,
    maxPoints: 10,
  })),
})
const [first, second] = [averages(9.1, 9.1, 9.1), averages(9.1, 9.2, 8.9)]

it("points are the sum of the averages, exact to a tenth; max points are summed too", () => {
  expect([pointsOf(first), pointsOf(averages(0.1, 0.2, 0)), maxPointsOf(first)]).toEqual([27.3, 0.3, 30])
})

it("the widest gaps come first, and equal criteria are left out", () => {
  expect(widestGaps(second, first, 3)).toEqual([
    { name: "Sound", points: -0.2 },
    { name: "Wheels", points: 0.1 },
  ])
  expect(widestGaps(second, first, 1)).toEqual([{ name: "Sound", points: -0.2 }])
  expect(widestGaps(first, first, 3)).toEqual([])
})
