import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeCriterion, makeEntry } from "./fixtures.ts"
import { contest, placesPicture, step } from "./fixtures-contest.ts"
import { panelLines } from "./panel.ts"
import { contestStandings } from "./places.ts"
import { resultsSetup } from "./results.ts"
import { readTieBreak, type TieBreak } from "./rules.ts"
import { breakTies } from "./tie-breaks.ts"

describe("the steps of a ladder", () => {
  it.each<[string, string, string[], string]>([
    // "Entry:paint+body,…" with one sheet per judge, out of 30 and 90 points.
    ["the figure decides", "A:20+70 | B:20+60", [], "1.A 2.B"],
    ["nothing is decided without a step", "A:29+61 | B:27+63 | C:20+50", [], "1=A(open) 1=B(open) 3.C"],
    [
      "a criterion decides",
      "A:28+61,29+62 | B:27+63,27+63 | C:20+50,20+50",
      ["criterion:1"],
      "1.A(paint 28.5>27) 2.B(paint 27<28.5) 3.C",
    ],
    [
      "of three entries, the lowest is compared with the next higher one, the others with the next lower one",
      "A:30+60 | B:29+61 | C:28+62",
      ["criterion:1"],
      "1.A(paint 30>29) 2.B(paint 29>28) 3.C(paint 28<29)",
    ],
    ["a section decides", "A:20+70 | B:30+60", ["section:2"], "1.A(section:2 70>60) 2.B(section:2 60<70)"],
    ["an unknown criterion is skipped", "A:20+70 | B:30+60", ["criterion:9"], "1=A(open) 1=B(open)"],
    ["a section without criteria is skipped", "A:20+70 | B:30+60", ["section:6"], "1=A(open) 1=B(open)"],
    [
      "a criterion without a score for one of the entries is skipped",
      "A:20+70 | B:-+90",
      ["criterion:1", "criterion:2"],
      "1.B(body 90>70) 2.A(body 70<90)",
    ],
    [
      "the median of the judges' sheets separates one of three, the other two stay open",
      "A:-+54,-+81,-+81 | B:-+72,-+72,-+72 | C:-+72,-+72,-+72",
      ["median"],
      "1.A(median 0.9>0.8) 2=B(open) 2=C(open)",
    ],
    [
      "head to head decides between two",
      "A:10+50,10+50,10+20 | B:9+50,9+50,12+20",
      ["headToHead"],
      "1.A(headToHead 2>1) 2.B(headToHead 1<2)",
    ],
    [
      "head to head is skipped among three",
      "A:10+50,9+50 | B:9+50,10+50 | C:9+50,10+50",
      ["headToHead"],
      "1=A(open) 1=B(open) 1=C(open)",
    ],
    [
      "a judge who scores two entries equally puts neither first",
      "A:10+50,10+50,9+50 | B:10+50,10+50,9+50",
      ["headToHead", "firstPlaces"],
      "1=A(open) 1=B(open)",
    ],
    [
      "first places are counted from the judges who scored all entries of the group",
      "A:10+50,8+50,9+50 | B:8+50,10+50,- | C:9+50,9+50,-",
      ["firstPlaces"],
      "1=A(open) 1=B(open) 3.C(firstPlaces 0<1)",
    ],
    [
      "entries that are still equal continue with the next step, and no step runs again",
      "A:10+50,10+50 | B:10+50,10+50 | C:9+51,9+51",
      ["criterion:1", "headToHead", "criterion:2", "criterion:1"],
      "1=A(open) 1=B(open) 3.C(paint 9<10)",
    ],
  ])("%s: %s", (_, picture, tieBreaks, places) => {
    const { judged, names } = contest(picture, { tieBreaks: tieBreaks.map(step) })
    expect(placesPicture(contestStandings(judged), names)).toBe(places)
  })
})

it.each([
  ["criterion:12", "criterion:12"],
  ["section:6", "section:6"],
  ["median", "median"],
  ["headToHead", "headToHead"],
  ["firstPlaces", "firstPlaces"],
  ["section:7", null],
  ["section:0", null],
  ["criterion:0", null],
  ["criterion:01", null],
  ["criterion:", null],
  ["criterion:-1", null],
  ["Median", null],
  ["", null],
])("%j is the step %j", (text, known) => {
  expect(readTieBreak(text)).toBe(known)
})

it("medians are compared exactly, and equal ones are equal", () => {
  // 2/3 can be 60 of 90, 20 of 30 or 80 of 120: the same number for any maximum points.
  const { judged, names } = contest("A:20+60 | B:-+80 | C:20+60", { tieBreaks: ["median"] })
  const same = { ...judged, criteria: judged.criteria.map((one) => ({ ...one, maxPoints: one.id === 1 ? 30 : 120 })) }
  expect(placesPicture(contestStandings(same), names)).toBe(
    "1.B(median 0.6666666666666666>0.5333333333333333) 2=A(open) 2=C(open)",
  )
})

describe("the steps define a total preorder", () => {
  const steps = fc.shuffledSubarray<TieBreak>([
    "criterion:1",
    "criterion:2",
    "section:1",
    "median",
    "headToHead",
    "firstPlaces",
  ])
  const points = fc.array(fc.array(fc.option(fc.tuple(fc.nat(3), fc.nat(3))), { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 6,
  })
  const criteria = [makeCriterion({ id: 1 }), makeCriterion({ id: 2, order: 7 })]
  const linesOf = (rows: ([number, number] | null)[][], order: number[]) => {
    const setup = resultsSetup(
      rows.map((_, index) => makeEntry({ id: index + 1 })),
      criteria,
    )
    const sheets = rows.flatMap((row, entry) =>
      row.flatMap((sheet, judgeId) =>
        sheet === null
          ? []
          : [
              {
                judgeId,
                entryId: entry + 1,
                isSubmitted: true,
                scores: sheet.map((value, index) => ({ criterionId: index + 1, points: value, isScore: true })),
              },
            ],
      ),
    )
    const lines = panelLines(setup, sheets, "mean")
    return order.flatMap((index) => lines[index] ?? [])
  }
  const levels = (lines: ReturnType<typeof linesOf>, tieBreaks: readonly TieBreak[]) =>
    breakTies({ lines, trail: [], separatedBy: null }, tieBreaks, criteria).map((group) =>
      group.lines.map(({ entry }) => entry.id).sort((a, b) => a - b),
    )

  it("every entry has one level, for any order of the input", () => {
    const shuffled = points.chain((rows) =>
      fc.record({ rows: fc.constant(rows), order: fc.shuffledSubarray([...rows.keys()], { minLength: rows.length }) }),
    )
    fc.assert(
      fc.property(shuffled, steps, ({ rows, order }, tieBreaks) => {
        const sorted = levels(linesOf(rows, [...rows.keys()]), tieBreaks)
        expect(sorted.flat().sort((a, b) => a - b)).toEqual(rows.map((_, index) => index + 1))
        expect(levels(linesOf(rows, order), tieBreaks)).toEqual(sorted)
      }),
    )
  })

  it("another step only splits levels, and never swaps two", () => {
    fc.assert(
      fc.property(points, steps, (rows, tieBreaks) => {
        const lines = linesOf(rows, [...rows.keys()])
        const coarse = levels(lines, tieBreaks.slice(0, -1))
        const fine = levels(lines, tieBreaks)
        const levelIn = (sorted: number[][], id: number) => sorted.findIndex((level) => level.includes(id))
        for (const [a] of rows.entries())
          for (const [b] of rows.entries())
            if (levelIn(coarse, a + 1) < levelIn(coarse, b + 1))
              expect(levelIn(fine, a + 1)).toBeLessThan(levelIn(fine, b + 1))
      }),
    )
  })
})
