import { describe, expect, it } from "vitest"
import { placed } from "../../../../test/placed.ts"
import {
  type EntryResult,
  explainRank,
  formatExactPercent,
  formatGain,
  maxPointsOf,
  pointsOf,
  sharedPlaces,
} from "./result-explanation.ts"

/** Each line: voting ID, rank, averages out of 10 on three criteria. */
const ranking = (...lines: [votingId: string, rank: number | null, averages: number[]][]): EntryResult[] =>
  lines.map(([votingId, rank, averages], index) => {
    const percent = (averages.reduce((a, b) => a + Math.round(b * 10), 0) * 10) / 30
    return placed({
      entryId: index + 1,
      entryName: `Car ${votingId}`,
      votingId,
      ownerParticipant: "Mia",
      imageUrl: null,
      rank,
      overallPercent: rank === null ? null : percent,
      overallPercentRounded: rank === null ? null : Math.round(percent),
      judgeCount: rank === null ? 0 : 2,
      criteria: ["Paint", "Wheels", "Sound"].map((name, at) => ({
        criterionId: at + 1,
        name,
        average: averages[at] ?? 0,
        maxPoints: 10,
        judgeCount: rank === null ? 0 : 2,
      })),
    })
  })

const results = ranking(
  ["A", 1, [9.1, 9.1, 9.1]],
  ["B", 2, [9.1, 9.2, 8.9]],
  ["C", 2, [8.9, 9.1, 9.2]],
  ["D", 4, [0.1, 0.2, 0]],
  ["E", null, [0, 0, 0]],
)
const [a, b, , d] = results as [EntryResult, EntryResult, EntryResult, EntryResult]

describe("why an entry stands where it stands", () => {
  it("the points are the sum of the averages, exact to a tenth, of the sum of the max points", () => {
    expect([pointsOf(a), pointsOf(d), maxPointsOf(a)]).toEqual([27.3, 0.3, 30])
  })

  it("the first has nobody above it, and the next below it although that rank is shared", () => {
    const { above, below, tiedWith } = explainRank(results, a)
    expect(above).toBeNull()
    expect(tiedWith).toEqual([])
    expect(below).toMatchObject({ other: { votingId: "B" }, points: 0.1, looksTied: true })
  })

  it("a shared rank names who shares it, and looks beyond them", () => {
    const { above, below, tiedWith } = explainRank(results, b)
    expect(tiedWith.map(({ votingId }) => votingId)).toEqual(["C"])
    expect(above?.other.votingId).toBe("A")
    expect(below?.other.votingId).toBe("D")
  })

  it("the criteria that part two entries come by how much, the equal ones not at all", () => {
    expect(explainRank(results, b).above?.criteria).toEqual([
      { name: "Sound", points: -0.2 },
      { name: "Wheels", points: 0.1 },
    ])
  })

  it("entries without scores are nobody's neighbours", () => {
    expect(explainRank(results, d).below).toBeNull()
  })

  it("ties are the ranks that come more than once", () => {
    expect([...sharedPlaces(results)]).toEqual([2])
  })
})

it("gains carry their sign, and exact percents two decimals at most", () => {
  expect([0.4, -1.25, 0].map(formatGain)).toEqual(["+0.4", "−1.3", "0"])
  expect([91, 86.666_666, 90.5].map(formatExactPercent)).toEqual(["91", "86.67", "90.5"])
})
