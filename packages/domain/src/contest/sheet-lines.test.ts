import { expect, it } from "vitest"
import { linesOfPoints, plainLines, pointsOfLines, scoredLines } from "./sheet-lines.ts"

const STORED = [
  { criterionId: 3, points: 0, isScore: true },
  { criterionId: 7, points: 0, isScore: false },
  { criterionId: 9, points: 12, isScore: true },
]

it("turns lines into points by criterion and back", () => {
  expect(pointsOfLines(STORED)).toEqual({ 3: 0, 7: 0, 9: 12 })
  expect(linesOfPoints(pointsOfLines(STORED))).toEqual(plainLines(STORED))
})

it("an answer has the criterion and its points; with a stored sheet only what the judge scored", () => {
  expect(plainLines(STORED)[1]).toEqual({ criterionId: 7, points: 0 })
  expect(scoredLines(STORED)).toEqual([
    { criterionId: 3, points: 0 },
    { criterionId: 9, points: 12 },
  ])
})
