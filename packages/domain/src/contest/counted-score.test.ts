import { expect, it } from "vitest"
import { countedScore, percentTexts, scoreText } from "./counted-score.ts"

const CRITERIA = [
  { id: 1, maxPoints: 100, countsOverall: true },
  { id: 2, maxPoints: 60 },
  { id: 3, maxPoints: 10, countsOverall: false },
]

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

it.each<[string, string[], [percent: number, exact: number, maxPoints: number][]]>([
  [
    "percents are whole numbers",
    ["80%", "75%"],
    [
      [80, 80, 30],
      [75, 75, 20],
    ],
  ],
  [
    "also where entries with one maximum show the same",
    ["80%", "80%"],
    [
      [80, 80.2, 30],
      [80, 79.9, 30],
    ],
  ],
  [
    "with different maxima both have a decimal",
    ["80.2%", "79.9%", "75%"],
    [
      [80, 80.2, 30],
      [80, 79.9, 20],
      [75, 75, 20],
    ],
  ],
])("%s", (_, expected, scores) => {
  const texts = percentTexts(scores.map(([percent, exactPercent, maxPoints]) => ({ percent, exactPercent, maxPoints })))
  expect(texts).toEqual(expected)
})
