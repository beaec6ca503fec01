import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { SheetState } from "./sheet-lines.ts"
import { averageInTenths, completeInTally, tallySheets } from "./tally.ts"

describe("the average is the mean of the judges' points, half up to one decimal", () => {
  it.each([
    [0, 0, 0],
    [0, 5, 0],
    [25, 3, 83],
    [26, 3, 87],
    [1, 4, 3],
    [1, 20, 1],
    [1, 21, 0],
    [17, 2, 85],
    [341, 9, 379],
    [100, 1, 1000],
  ])("%s points of %s judges are %s tenths", (sum, judges, tenths) => {
    expect(averageInTenths(sum, judges)).toBe(tenths)
  })
})

const line = fc.record({ criterionId: fc.integer({ min: 1, max: 5 }), points: fc.nat(100), isScore: fc.boolean() })
const scores = fc.uniqueArray(line, { selector: ({ criterionId }) => criterionId })
const sheets = fc.array(fc.record({ isSubmitted: fc.boolean(), comments: fc.constant(""), scores }))

describe("a tally", () => {
  it("sums the submitted sheets by criterion", () => {
    const sheet = (isSubmitted: boolean, ...points: number[]): SheetState => ({
      isSubmitted,
      comments: "",
      scores: points.map((value, index) => ({ criterionId: 20 - index, points: value, isScore: true })),
    })
    expect(tallySheets(7, [sheet(true, 8, 3), sheet(false, 9, 9), sheet(true, 6)])).toEqual({
      entryId: 7,
      judgeCount: 2,
      sums: [
        [19, 3, 1],
        [20, 14, 2],
      ],
    })
  })

  it("the tally of no sheet is empty", () => {
    expect(tallySheets(7, [])).toEqual({ entryId: 7, judgeCount: 0, sums: [] })
  })

  it("never counts a draft", () => {
    fc.assert(
      fc.property(sheets, (all) => {
        const submitted = all.filter((sheet) => sheet.isSubmitted)
        expect(tallySheets(1, all)).toEqual(tallySheets(1, submitted))
      }),
    )
  })

  it("leaves out the 0 of a criterion that did not apply", () => {
    const scores = [
      { criterionId: 1, points: 8, isScore: true },
      { criterionId: 2, points: 0, isScore: false },
      { criterionId: 3, points: 0, isScore: true },
    ]
    expect(tallySheets(7, [{ isSubmitted: true, comments: "", scores }])).toEqual({
      entryId: 7,
      judgeCount: 1,
      sums: [
        [1, 8, 1],
        [3, 0, 1],
      ],
    })
  })

  it("the tally after completing a sheet is that of all current sheets", () => {
    const completed = fc.tuple(sheets, scores).map(([others, complete]) => {
      const before = complete.map((line, index) => (index % 2 === 0 ? line : { ...line, points: 0, isScore: false }))
      const sheetOf = (lines: SheetState["scores"]): SheetState => ({ isSubmitted: true, comments: "", scores: lines })
      return { others, before: sheetOf(before), after: sheetOf(complete) }
    })
    fc.assert(
      fc.property(completed, ({ others, before, after }) => {
        const tally = tallySheets(1, [...others, before])
        expect(completeInTally(tally, before, after)).toEqual(tallySheets(1, [...others, after]))
      }),
    )
  })

  it("does not depend on the order of the judges", () => {
    const shuffled = sheets.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, ([all, reordered]) => {
        expect(tallySheets(1, reordered)).toEqual(tallySheets(1, all))
      }),
    )
  })
})
