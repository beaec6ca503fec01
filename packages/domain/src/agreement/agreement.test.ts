import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { makeCriterion, makeEntry } from "../contest/fixtures.ts"
import { type PanelSheet, panelLines } from "../contest/panel.ts"
import { resultsSetup } from "../contest/results.ts"
import { agreement, groupAgreement } from "./agreement.ts"
import { type Cell, matrixOf } from "./matrix.ts"

/** One row per entry and one column per judge, points out of 10; null means no sheet. */
const linesOf = (table: (number | null)[][], classIds: (number | null)[] = []) => {
  const setup = resultsSetup(
    table.map((_, index) => makeEntry({ id: index + 1, classId: classIds[index] ?? null })),
    [makeCriterion({ id: 1 })],
  )
  const sheets = table.flatMap((row, entry) =>
    row.flatMap((points, judge): PanelSheet[] =>
      points === null
        ? []
        : [
            {
              judgeId: judge + 1,
              entryId: entry + 1,
              isSubmitted: true,
              scores: [{ criterionId: 1, points, isScore: true }],
            },
          ],
    ),
  )
  return panelLines(setup, sheets, "mean")
}
const agreementOf = (table: (number | null)[][], classIds: (number | null)[] = [], asked: number[] = []) =>
  agreement(linesOf(table, classIds), { judgeIds: (table[0] ?? []).map((_, judge) => judge + 1), classIds: asked })

/** The same table, its points read as percents: W and ICC do not depend on the unit. */
const groupOf = (table: number[][]) =>
  groupAgreement(
    matrixOf(table.flatMap((row, entry) => row.map((percent, judge) => ({ judgeId: judge, entryId: entry, percent })))),
  )

const FIVE_BY_THREE = [
  [9, 8, 9],
  [7, 7, 8],
  [8, 6, 7],
  [5, 5, 6],
  [6, 4, 4],
]
const FOUR_BY_THREE = [
  [9, 9, 8],
  [9, 8, 8],
  [7, 8, 6],
  [6, 5, 6],
]

describe("known answers", () => {
  it.each([
    [FIVE_BY_THREE, 0.9111],
    [FOUR_BY_THREE, 0.8846],
    [
      [
        [9, 9],
        [8, 8],
        [7, 7],
      ],
      1,
    ],
    [
      [
        [9, 7],
        [8, 8],
        [7, 9],
      ],
      0,
    ],
  ])("Kendall's W of %j is %d", (table, w) => {
    expect(agreementOf(table).overall).toMatchObject({
      isComplete: true,
      judges: table[0]?.length,
      entries: table.length,
    })
    expect(agreementOf(table).overall.kendallW).toBeCloseTo(w, 4)
    expect(groupOf(table).kendallW).toBeCloseTo(w, 4)
  })

  it("ICC2 and ICC2k of the first table are .7838 and .9158 in any unit", () => {
    for (const figures of [groupOf(FIVE_BY_THREE), agreementOf(FIVE_BY_THREE).overall]) {
      expect(figures.icc2).toBeCloseTo(0.7838, 4)
      expect(figures.icc2k).toBeCloseTo(0.9158, 4)
    }
  })

  it("severity when nobody has judged every entry", () => {
    const { judges, linked, adjusted } = agreementOf([
      [9, null, 9],
      [7, 5, null],
      [8, 6, 8],
      [null, 8, 10],
    ])
    expect(linked).toEqual({ isLinked: true, groups: [] })
    const [a = 0, b = 0, c = 0] = judges.map(({ severity }) => (severity ?? Number.NaN) / 10)
    expect([a.toFixed(3), b.toFixed(3), c.toFixed(3)]).toEqual(["0.667", "-1.333", "0.667"])
    expect(adjusted.map(({ entryId, percent, place }) => `${place}.${entryId} ${(percent / 10).toFixed(3)}`)).toEqual([
      "1.4 9.333",
      "2.1 8.333",
      "3.3 7.333",
      "4.2 6.333",
    ])
  })

  // Judges 1 and 2 share three entries, in opposite (r = -1) or in the same order, 1 and 3 in the same, 2 and 3 only two.
  it.each([
    { of: [7, 8, 9], kendallW: 1 / 3 },
    { of: [9, 8, 7], kendallW: 1 },
  ])("W of an incomplete panel uses the mean Spearman of its pairs of judges: $of", ({ of: [a, b, c], kendallW }) => {
    const { overall } = agreementOf([
      [9, a ?? null, 9],
      [8, b ?? null, 8],
      [7, c ?? null, null],
      [6, null, 6],
    ])
    expect(overall).toMatchObject({ isComplete: false, icc2: null, icc2k: null, kendallW })
    expect(overall.why).toBe(
      "Intraclass correlations need two judges, three entries and a sheet of every judge for every entry.",
    )
  })

  it("spread and rank correlation of one judge", () => {
    const { judges } = agreementOf([
      [9, 8, 7],
      [7, 8, 7],
      [5, 8, 4],
    ])
    expect(judges[0]).toMatchObject({ judgeId: 1, sheets: 3, why: null })
    expect(judges[0]?.spread).toBeCloseTo(Math.sqrt(800 / 3), 10)
    // The others' means are 75, 75 and 60: mid-ranks 2.5, 2.5 and 1 against 3, 2 and 1.
    expect(judges[0]?.spearman).toBeCloseTo(Math.sqrt(3) / 2, 10)
    expect(judges[1]).toMatchObject({ spread: 0, spearman: null })
    expect(judges[1]?.why).toBe("This judge, or the mean of the others, does not tell the entries apart.")
  })

  it("rank correlation with the mean of the others, who have not all judged every entry", () => {
    // The others' means of the first three entries are 60, 80 and 40; nobody else has judged the fourth.
    const { judges } = agreementOf([
      [9, 6, 6],
      [7, null, 8],
      [5, 4, 4],
      [3, null, null],
    ])
    expect(judges[0]?.spearman).toBeCloseTo(0.5, 10)
  })
})

it("the sheets of a matrix are sorted by entry and judge", () => {
  const cellOf = (entryId: number, judgeId: number): Cell => ({ entryId, judgeId, percent: 50 })
  const [a, b, c, d] = [cellOf(2, 3), cellOf(2, 10), cellOf(10, 1), cellOf(10, 3)] as const
  const { cells, judgeIds, entryIds } = matrixOf([d, b, c, a])
  expect([cells, judgeIds, entryIds]).toEqual([
    [a, b, c, d],
    [1, 3, 10],
    [2, 10],
  ])
})

it.each<[string, (number | null)[][], boolean]>([
  ["one judge", [[9], [8], [7]], false],
  ["two entries", FIVE_BY_THREE.slice(0, 2), false],
  ["three entries", FIVE_BY_THREE.slice(0, 3), true],
  ["a sheet missing", [...FIVE_BY_THREE, [9, null, 8]], false],
])("a panel with %s is complete: $2", (_, table, complete) => {
  expect(agreementOf(table).overall.isComplete).toBe(complete)
})

describe("a figure that cannot be computed is null, with the reason", () => {
  it.each<[string, (number | null)[][], string]>([
    ["no sheet", [[null, null]], "At least two judges are needed."],
    ["one judge", [[9], [8], [7]], "At least two judges are needed."],
    [
      "two entries",
      [
        [9, 8],
        [8, 7],
      ],
      "At least three entries are needed.",
    ],
    [
      "all the same",
      [
        [5, 6],
        [5, 6],
        [5, 6],
      ],
      "Every judge gave all entries the same score.",
    ],
    [
      "too little in common",
      [
        [5, 6],
        [5, 6],
        [5, null],
      ],
      "No two judges share three entries that they told apart.",
    ],
    [
      "no difference at all",
      [
        [5, 5],
        [5, 5],
        [5, 5],
      ],
      "Every judge gave all entries the same score. The sheets do not differ enough.",
    ],
  ])("W with %s", (_, table, why) => {
    const { kendallW, why: said } = agreementOf(table).overall
    expect(kendallW).toBeNull()
    expect(said).toContain(why)
  })

  it("severity of a single judge", () => {
    const { judges, adjusted } = agreementOf([[9], [8], [7]])
    expect(adjusted).toEqual([])
    expect(judges[0]).toMatchObject({ severity: null, why: expect.stringContaining("At least two judges are needed.") })
  })

  it("severity where some judges share no entry: the groups are named", () => {
    const { judges, linked, adjusted } = agreementOf([
      [9, 8, null, null],
      [8, null, null, null],
      [null, null, 7, 6],
    ])
    expect(linked).toEqual({
      isLinked: false,
      groups: [
        { judgeIds: [1, 2], entryIds: [1, 2] },
        { judgeIds: [3, 4], entryIds: [3] },
      ],
    })
    expect(adjusted).toEqual([])
    expect(judges.map(({ severity }) => severity)).toEqual([null, null, null, null])
    expect(judges[0]?.why).toContain("Some judges share no entry with the others")
  })

  it("a judge without a sheet", () => {
    expect(
      agreementOf([
        [9, 8, null],
        [8, 7, null],
        [7, 6, null],
      ]).judges[2],
    ).toEqual({
      judgeId: 3,
      severity: null,
      spread: null,
      spearman: null,
      sheets: 0,
      why: "This judge has no submitted sheet. This judge shares fewer than three entries with others.",
    })
  })
})

it("a class has its own figures, so it can be complete where the event is not", () => {
  const table = [...FIVE_BY_THREE, [9, null, null]]
  const { overall, classes } = agreementOf(table, [1, 1, 1, 1, 1, 2], [1, 2])
  expect(overall.isComplete).toBe(false)
  expect(classes.map(({ classId, isComplete, kendallW }) => [classId, isComplete, kendallW?.toFixed(4)])).toEqual([
    [1, true, "0.9111"],
    [2, false, undefined],
  ])
})

describe("for any sheets", () => {
  const tables = fc.tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 3, max: 6 })).chain(([judges, entries]) =>
    fc.array(fc.array(fc.nat(10), { minLength: judges, maxLength: judges }), {
      minLength: entries,
      maxLength: entries,
    }),
  )

  it("the order of judges and entries does not matter, and W is between 0 and 1", () => {
    fc.assert(
      fc.property(tables, (table) => {
        const figures = groupOf(table)
        const reversed = groupOf(table.toReversed().map((row) => row.toReversed()))
        for (const figure of ["kendallW", "icc2", "icc2k"] as const) {
          const [one, other] = [figures[figure], reversed[figure]]
          expect(one === null).toBe(other === null)
          expect(one ?? 0).toBeCloseTo(other ?? 0, 9)
        }
        expect(figures.kendallW ?? 0).toBeGreaterThanOrEqual(0)
        expect(figures.kendallW ?? 0).toBeLessThanOrEqual(1 + 1e-12)
      }),
    )
  })

  it("severities add up to 0, and on a complete panel removing them changes no place", () => {
    fc.assert(
      fc.property(tables, (table) => {
        const { judges, adjusted } = agreementOf(table)
        expect(judges.reduce((sum, { severity }) => sum + (severity ?? 0), 0)).toBeCloseTo(0, 9)
        const sums = table.map((row) => row.reduce((sum, points) => sum + points, 0))
        const places = new Map(adjusted.map(({ entryId, place }) => [entryId, place]))
        expect(sums.map((_, index) => places.get(index + 1))).toEqual(
          sums.map((own) => 1 + sums.filter((sum) => sum > own).length),
        )
      }),
    )
  })
})
