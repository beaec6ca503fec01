import { describe, expect, it } from "vitest"
import { freeNumbers, givingWay } from "./sign-in-requests.ts"

const LIMITS = { perEvent: 5, perJudge: 2, minNumber: 10, maxNumber: 19 }
const ANN = 1
const BEA = 2

/** Open requests, the oldest first, each as the judge and its number. Their ids are 1, 2, 3 … */
const open = (...of: [judgeId: number, number: number][]) =>
  of.map(([judgeId, number], index) => ({ id: index + 1, judgeId, number }))

describe("which request gives way to a further one of Ann", () => {
  it.each([
    ["none below the limits", open([ANN, 10], [BEA, 11]), []],
    ["Ann's oldest at the judge's limit", open([BEA, 10], [ANN, 11], [ANN, 12]), [2]],
    [
      "the oldest of the judge with the most at the event's limit",
      open([3, 10], [BEA, 11], [BEA, 12], [4, 13], [5, 14]),
      [2],
    ],
    ["the oldest of all if no judge has more than one", open([3, 10], [BEA, 11], [4, 12], [5, 13], [6, 14]), [1]],
    [
      "never both: Ann's own makes room at the event, too",
      open([ANN, 10], [ANN, 11], [BEA, 12], [BEA, 13], [3, 14]),
      [1],
    ],
  ])("%s", (_, requests, leaving) => {
    expect(givingWay(requests, ANN, LIMITS)).toEqual(leaving)
  })
})

it("a further request gets a number that no open one has", () => {
  expect(freeNumbers(open([ANN, 10], [BEA, 12], [BEA, 19]), LIMITS)).toEqual([11, 13, 14, 15, 16, 17, 18])
  expect(freeNumbers([], LIMITS)).toHaveLength(10)
})
