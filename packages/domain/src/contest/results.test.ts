import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeCriterion, makeEntry } from "./fixtures.ts"
import { categoryLeaders, type EntryResult, eventResults, topFinalists } from "./results.ts"
import type { SheetState } from "./sheet-lines.ts"
import { type EntryTally, tallySheets } from "./tally.ts"

/** One judge's submitted points for criteria 1, 2, 3 … */
const sheetOf = (points: number[]): SheetState => ({
  isSubmitted: true,
  comments: "",
  scores: points.map((value, index) => ({ criterionId: index + 1, points: value, isScore: true })),
})
const tallyOf = (entryId: number, ...sheets: number[][]): EntryTally => tallySheets(entryId, sheets.map(sheetOf))

const picture = (results: EntryResult[]) =>
  results
    .map(({ rank, votingId, overallPercentRounded }) => `${rank ?? "-"}.${votingId}:${overallPercentRounded ?? "-"}`)
    .join(" ")

/** "B:9 A:9 C:" means three entries, one judge and one criterion of 10 points; the last entry has no sheet. */
function resultsOf(scored: string): EntryResult[] {
  const parts = scored.split(" ").map((part) => part.split(":"))
  const entries = parts.map(([votingId = ""], index) => makeEntry({ id: index + 1, votingId }))
  const tallies = parts.flatMap(([, points], index) => (points ? [tallyOf(index + 1, [Number(points)])] : []))
  return eventResults(entries, [makeCriterion({ id: 1 })], tallies)
}

describe("entries are ranked by overall percent", () => {
  it.each([
    ["A:5 B:9", "1.B:90 2.A:50"],
    ["A:9 B:8 C:8 D:7", "1.A:90 2.B:80 2.C:80 4.D:70"],
    ["10:8 2:8 A2:8 A10:8", "1.2:80 1.10:80 1.A2:80 1.A10:80"],
    ["10: 2: A:3", "1.A:30 -.2:- -.10:-"],
    ["A:0 B:", "1.A:0 -.B:-"],
    ["A: B:", "-.A:- -.B:-"],
  ])("%s → %s", (scored, ranked) => {
    expect(picture(resultsOf(scored))).toBe(ranked)
  })

  it("the unrounded percent decides if the rounded one is equal", () => {
    const criteria = [makeCriterion({ id: 1, maxPoints: 100 }), makeCriterion({ id: 2, maxPoints: 100 })]
    const entries = [makeEntry({ id: 1 }), makeEntry({ id: 2 }), makeEntry({ id: 3 })]
    const results = eventResults(entries, criteria, [tallyOf(1, [79, 80]), tallyOf(2, [80, 80]), tallyOf(3, [80, 79])])
    expect(picture(results)).toBe("1.2:80 2.1:80 2.3:80")
    expect(results.map(({ overallPercent }) => overallPercent)).toEqual([80, 79.5, 79.5])
  })

  it("equal sums share a rank, also if floating-point sums would differ", () => {
    const criteria = [1, 2, 3].map((id) => makeCriterion({ id }))
    const tally = (entryId: number, tenths: number[]): EntryTally => ({
      entryId,
      judgeCount: 10,
      sums: tenths.map((sum, index) => [index + 1, sum, 10]),
    })
    expect(0.1 + 0.2 + 0.3).not.toBe(0.3 + 0.2 + 0.1)
    const results = eventResults([makeEntry({ id: 1 }), makeEntry({ id: 2 })], criteria, [
      tally(1, [1, 2, 3]),
      tally(2, [3, 2, 1]),
    ])
    expect(results.map(({ rank }) => rank)).toEqual([1, 1])
  })
})

describe("the overall percent", () => {
  it("is taken from the rounded averages, not from the raw sums", () => {
    // 25 ÷ 3 = 8.333… is shown as 8.3, and 8.3 of 10 is 83 %, not 83.33 %.
    const [result] = eventResults([makeEntry({ id: 1 })], [makeCriterion({ id: 1 })], [tallyOf(1, [8], [8], [9])])
    expect(result).toMatchObject({ overallPercent: 83, overallPercentRounded: 83, judgeCount: 3, rank: 1 })
    expect(result?.criteria).toEqual([
      { criterionId: 1, name: "Criterion 1", average: 8.3, maxPoints: 10, judgeCount: 3 },
    ])
  })

  it.each([
    [[1], 200, 1],
    [[2], 400, 1],
    [[1], 201, 0],
    [[100], 100, 100],
  ])("the percent of %s points of %s rounds half up to %s", (points, maxPoints, rounded) => {
    const [result] = eventResults([makeEntry({ id: 1 })], [makeCriterion({ id: 1, maxPoints })], [tallyOf(1, points)])
    expect(result?.overallPercentRounded).toBe(rounded)
  })

  it("counts a criterion that does not apply as 0 in the numerator and in full in the denominator", () => {
    const criteria = [makeCriterion({ id: 1 }), makeCriterion({ id: 2, maxPoints: 30, requiresElectricVehicle: true })]
    const entries = [makeEntry({ id: 1, isElectricVehicle: true }), makeEntry({ id: 2 })]
    const results = eventResults(entries, criteria, [tallyOf(1, [10, 30]), tallyOf(2, [10, 30])])
    expect(picture(results)).toBe("1.1:100 2.2:25")
    expect(results[1]?.criteria[1]).toMatchObject({ average: 0, judgeCount: 0, maxPoints: 30 })
  })

  it.each<[string, Parameters<typeof makeCriterion>[0][]]>([
    ["the event has no criteria", []],
    ["no criterion applies to the entry now", [{ id: 1, requiresSound: true }]],
    ["the criteria that were scored are gone", [{ id: 9 }]],
  ])("the percent and the rank are null if %s", (_, criteria) => {
    const [result] = eventResults([makeEntry({ id: 1 })], criteria.map(makeCriterion), [tallyOf(1, [8])])
    expect(result).toMatchObject({ rank: null, overallPercent: null, overallPercentRounded: null, judgeCount: 1 })
  })

  it("is 0 if the judges gave 0", () => {
    const [result] = eventResults([makeEntry({ id: 1 })], [makeCriterion({ id: 1 })], [tallyOf(1, [0])])
    expect(result).toMatchObject({ rank: 1, overallPercent: 0, overallPercentRounded: 0 })
  })

  it("the percent and the rank are null without a submitted sheet", () => {
    expect(eventResults([makeEntry({ id: 1 })], [makeCriterion({ id: 1 })], [])).toMatchObject([
      {
        rank: null,
        overallPercent: null,
        overallPercentRounded: null,
        judgeCount: 0,
        criteria: [{ average: 0, judgeCount: 0 }],
      },
    ])
  })
})

it("criteria are sorted by order and then id, and a criterion added after the sheets has no judge yet", () => {
  const criteria = [
    makeCriterion({ id: 3, order: 1 }),
    makeCriterion({ id: 1, order: 2 }),
    makeCriterion({ id: 2, order: 1 }),
  ]
  const [result] = eventResults([makeEntry({ id: 1 })], criteria, [tallyOf(1, [4, 6])])
  expect(result?.criteria.map(({ criterionId, average, judgeCount }) => [criterionId, average, judgeCount])).toEqual([
    [2, 6, 1],
    [3, 0, 0],
    [1, 4, 1],
  ])
})

it("scores for deleted criteria and tallies of deleted entries do not count", () => {
  const results = eventResults(
    [makeEntry({ id: 1 })],
    [makeCriterion({ id: 1 })],
    [tallyOf(1, [5, 9]), tallyOf(2, [10])],
  )
  expect(picture(results)).toBe("1.1:50")
})

describe("category leaders", () => {
  it.each([
    ["A:5 B:9 C:7", ["B"]],
    ["10:9 B:3 2:9", ["2", "10"]],
    ["A: B:2", ["B"]],
    ["A: B:", []],
  ])("of %s are %s", (scored, leaders) => {
    const results = resultsOf(scored)
    const votingIds = new Map(results.map(({ entryId, votingId }) => [entryId, votingId]))
    expect(categoryLeaders(results, 1).map((entryId) => votingIds.get(entryId))).toEqual(leaders)
  })

  it("do not include an entry that the criterion does not apply to", () => {
    const criterion = makeCriterion({ id: 1, requiresSound: true })
    const entries = [makeEntry({ id: 1 }), makeEntry({ id: 2, participatesInSound: true })]
    expect(categoryLeaders(eventResults(entries, [criterion], [tallyOf(1, [10]), tallyOf(2, [1])]), 1)).toEqual([2])
  })

  it("an unknown criterion has no leader", () => {
    expect(categoryLeaders(resultsOf("A:5"), 99)).toEqual([])
  })
})

describe("the top finalists", () => {
  it.each([
    ["A:9 B:8 C:7 D:6", "1.A:90 2.B:80 3.C:70"],
    ["A:9 B:8", "1.A:90 2.B:80"],
    ["A:9 B: C:", "1.A:90"],
    ["A:9 B:8 C:8 D:7", "1.A:90 2.B:80 2.C:80"],
    ["A:9 B:8 C:7 D:7", "1.A:90 2.B:80 3.C:70 3.D:70"],
  ])("of %s are %s", (scored, finalists) => {
    const placed = resultsOf(scored).map((result) => ({ ...result, place: result.rank }))
    expect(picture(topFinalists(placed, 3))).toBe(finalists)
  })
})

describe("for any panels", () => {
  const panel = fc.array(fc.tuple(fc.nat(10), fc.nat(10), fc.nat(10)), { minLength: 1, maxLength: 5 })
  const criteria = [1, 2, 3].map((id) => makeCriterion({ id }))
  const results = (panels: number[][][]) =>
    eventResults(
      panels.map((_, index) => makeEntry({ id: index + 1 })),
      criteria,
      panels.map((sheets, index) => tallyOf(index + 1, ...sheets)),
    )

  it("one more point in a score never lowers its entry's percent, nor its rank", () => {
    const panels = fc.array(panel, { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(panels, fc.nat(), fc.nat(2), (before, judge, criterion) => {
        const after = structuredClone(before)
        const sheet = after[0]?.[judge % (after[0]?.length ?? 1)]
        if (sheet) sheet[criterion] = (sheet[criterion] ?? 0) + 1
        const was = results(before).find(({ entryId }) => entryId === 1)
        const is = results(after).find(({ entryId }) => entryId === 1)
        expect(is?.overallPercent).toBeGreaterThanOrEqual(was?.overallPercent ?? 101)
        expect(is?.rank).toBeLessThanOrEqual(was?.rank ?? 0)
      }),
    )
  })

  it("the order of entries, criteria and tallies does not matter", () => {
    fc.assert(
      fc.property(fc.array(panel, { maxLength: 8 }), (panels) => {
        const entries = panels.map((_, index) => makeEntry({ id: index + 1 }))
        const tallies = panels.map((sheets, index) => tallyOf(index + 1, ...sheets))
        expect(eventResults(entries.toReversed(), criteria.toReversed(), tallies.toReversed())).toEqual(
          eventResults(entries, criteria, tallies),
        )
      }),
    )
  })
})

it("handles an event of 300 entries, 20 criteria and 12 judges", () => {
  const criteria = Array.from({ length: 20 }, (_, index) => makeCriterion({ id: index + 1, maxPoints: 100 }))
  const entries = Array.from({ length: 300 }, (_, index) => makeEntry({ id: index + 1 }))
  const tallies = entries.map(({ id }) =>
    tallyOf(
      id,
      ...Array.from({ length: 12 }, (_, judge) =>
        criteria.map((criterion) => (id * 7 + judge * 3 + criterion.id) % 101),
      ),
    ),
  )
  const results = eventResults(entries, criteria, tallies)
  expect(results).toHaveLength(300)
  expect(results.every((result, index) => result.rank !== null && result.rank <= index + 1)).toBe(true)
})
