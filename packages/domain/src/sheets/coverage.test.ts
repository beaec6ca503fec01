import { expect, it } from "vitest"
import { coverageOf } from "./coverage.ts"

const results = (...counts: number[]) => counts.map((judgeCount) => ({ judgeCount }))

it.each([
  [2, true],
  [3, false],
  [5, false],
])("of five judges, %d are fewer than half: %s", (judgeCount, isThin) => {
  const shown = results(judgeCount, 1)
  const of = coverageOf(shown, { expectedSheets: 10, submittedSheets: judgeCount + 1 })
  expect(of({ judgeCount })).toEqual({ judges: judgeCount, expected: 5, isThin })
})

it("half of four judges are not few", () => {
  expect(coverageOf(results(2), { expectedSheets: 4, submittedSheets: 2 })({ judgeCount: 2 }).isThin).toBe(false)
})

it("with a sheet of a judge who is no longer active, it says of how many no more", () => {
  const of = coverageOf(results(2, 1), { expectedSheets: 4, submittedSheets: 2 })
  expect(of({ judgeCount: 1 })).toEqual({ judges: 1, expected: null, isThin: false })
})
