import { describe, expect, it } from "vitest"
import { draft, final } from "./sheet-fixtures.ts"
import {
  comparable,
  hasSameContent,
  isSameSheet,
  isSameWhenSubmitted,
  linesOfPoints,
  plainLines,
  pointsOfLines,
  scoredLines,
} from "./sheet-lines.ts"

const STORED = [
  { criterionId: 3, points: 0, isScore: true },
  { criterionId: 7, points: 0, isScore: false },
  { criterionId: 9, points: 12, isScore: true },
]

it("turns lines into points by criterion and back", () => {
  expect(pointsOfLines(STORED)).toEqual({ 3: 0, 7: 0, 9: 12 })
  expect(linesOfPoints(pointsOfLines(STORED))).toEqual(plainLines(STORED))
})

it("an answer has the criterion and its points; with a stored sheet only what the judge scored", () => {
  expect(plainLines(STORED)[1]).toEqual({ criterionId: 7, points: 0 })
  expect(scoredLines(STORED)).toEqual([
    { criterionId: 3, points: 0 },
    { criterionId: 9, points: 12 },
  ])
})

describe("the comparison of two sheets", () => {
  it("two sheets are the same in any order of scores", () => {
    expect(isSameSheet(draft("1=1 2=2"), draft("2=2 1=1"))).toBe(true)
  })

  it.each([
    ["other points", draft("1=1"), draft("1=2")],
    ["another criterion", draft("1=1"), draft("2=1")],
    ["one score more", draft("1=1"), draft("1=1 2=0")],
    ["another comment", draft("1=1", "a"), draft("1=1", "b")],
    ["draft and submitted", draft("1=1"), final("1=1")],
    ["0 points and the 0 of a criterion that does not apply", draft("1=0"), draft("1=n")],
  ])("two sheets differ with %s", (_, a, b) => {
    expect(isSameSheet(a, b)).toBe(false)
    expect(isSameSheet(b, a)).toBe(false)
  })
})

describe("two sheets say the same", () => {
  it.each([
    ["the same points in another order", draft("1=1 2=2"), draft("2=2 1=1"), { hasSameContent: true, submitted: true }],
    ["0 and unscored", draft("1=1 2=0"), draft("1=1"), { hasSameContent: false, submitted: true }],
    [
      "a comment before and after it is read",
      draft("1=1", "a\u000bb\u00a0e\u0301"),
      draft("1=1", "a\nb é"),
      { hasSameContent: true, submitted: true },
    ],
    ["other points", draft("1=1"), draft("1=2"), { hasSameContent: false, submitted: false }],
    ["another comment", draft("1=1", "a"), draft("1=1", "b"), { hasSameContent: false, submitted: false }],
  ])("%s", (_, a, b, expected) => {
    expect({ hasSameContent: hasSameContent(a, b), submitted: isSameWhenSubmitted(a, b) }).toEqual(expected)
    expect({ hasSameContent: hasSameContent(b, a), submitted: isSameWhenSubmitted(b, a) }).toEqual(expected)
  })
})

it("the form that hashes and texts are made from is the same for any order of scores, and does not change", () => {
  const scores = [
    { criterionId: 10, points: 3, isScore: true },
    { criterionId: 9, points: 0, isScore: false },
  ]
  const sheet = { isSubmitted: true, comments: "Fine", scores }
  const lines = [
    [9, 0],
    [10, 3],
  ]
  expect(comparable(sheet)).toEqual([true, "Fine", lines])
  expect(comparable({ ...sheet, scores: scores.toReversed() })).toEqual([true, "Fine", lines])
})
