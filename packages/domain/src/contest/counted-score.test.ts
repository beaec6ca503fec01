import { expect, it } from "vitest"
import { closePercents, countedScore, percentOfRow, percentText, scoreText } from "./counted-score.ts"

const CRITERIA = [
  { id: 1, maxPoints: 100, countsOverall: true },
  { id: 2, maxPoints: 60 },
  { id: 3, maxPoints: 10, countsOverall: false },
]

const NONE = { percent: 0 }

/** The score of an entry with these averages on the three criteria. */
function shown(overallPercentRounded: number | null, ...averages: number[]): string {
  const criteria = averages.map((average, index) => ({ criterionId: index + 1, average }))
  const score = countedScore({ overallPercentRounded, criteria }, CRITERIA)
  return score === null ? "none" : scoreText(score)
}

it.each<[string, string, number | null, ...number[]]>([
  ["a percent stands with the points that it is made of", "88% · 140 of 160", 88, 90, 50],
  ["entries with the same whole percent differ in their points", "88% · 140.3 of 160", 88, 90.1, 50.2],
  ["a criterion that does not count overall is in neither sum", "88% · 140 of 160", 88, 90, 50, 10],
  ["a criterion without an average is in the maximum alone", "56% · 90 of 160", 56, 90],
  ["nothing is shown of an entry without a percent", "none", null, 0, 0],
])("%s", (_, expected, percent, ...averages) => {
  expect(shown(percent, ...averages)).toBe(expected)
})

it.each<[string, string[], [average: number, maxPoints: number, place?: null][]]>([
  [
    "percents are whole numbers",
    ["80%", "75%"],
    [
      [80, 100],
      [15, 20],
    ],
  ],
  [
    "also where entries with one maximum show the same",
    ["80%", "80%"],
    [
      [80.2, 100],
      [79.9, 100],
    ],
  ],
  [
    "with different maxima both have a decimal, and others with the same",
    ["80.2%", "79.9%", "80.0%", "75%"],
    [
      [80.2, 100],
      [79.9, 100],
      [16, 20],
      [15, 20],
    ],
  ],
  [
    "an entry without a place shows no percent",
    ["80%", "80%"],
    [
      [80, 100],
      [16, 20, null],
    ],
  ],
])("%s", (_, expected, entries) => {
  const rows = entries.map(([average, maxPoints, place = 1]) => {
    const overallPercent = (average * 100) / maxPoints
    const criteria = [{ criterionId: 1, average }]
    return { place, overallPercent, overallPercentRounded: Math.round(overallPercent), maxPoints, criteria }
  })
  const close = closePercents(rows)
  expect(rows.map((row) => percentOfRow(row, close))).toEqual(expected)
  expect(rows.map((row) => percentText(countedScore(row, [{ id: 1, maxPoints: 100 }], close) ?? NONE))).toEqual(
    expected,
  )
})
