import { expect, it } from "vitest"
import { coverageOf } from "./coverage.ts"

const results = (...counts: number[]) => counts.map((judgeCount) => ({ judgeCount }))

it.each([0, 2, 5])("says that %d of five judges submitted a sheet", (judgeCount) => {
  const of = coverageOf(results(judgeCount, 1), { expectedSheets: 10, submittedSheets: judgeCount + 1 })
  expect(of({ judgeCount })).toEqual({ judges: judgeCount, expected: 5 })
})

it("with a sheet of a judge who is no longer active, it says of how many no more", () => {
  const of = coverageOf(results(2, 1), { expectedSheets: 4, submittedSheets: 2 })
  expect(of({ judgeCount: 1 })).toEqual({ judges: 1, expected: null })
})

it("says of an entry that needs some number of sheets how many it has", () => {
  const of = coverageOf(results(4, 1), { expectedSheets: 6, submittedSheets: 4 })
  expect(of({ judgeCount: 4, need: 3, done: 2 })).toEqual({ judges: 4, expected: null, sheets: { done: 2, need: 3 } })
})
