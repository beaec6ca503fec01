import { expect, it } from "vitest"
import { differenceText, factAndReason, hasRival } from "./explanation-words.ts"

it.each([
  [true, 1, [1, 2]],
  [true, 2, [1, 2]],
  [false, 1, [1, 1, null]],
  [false, null, [1, 2]],
])("compared with another place: %s", (is, place, others) => {
  expect(hasRival({ place }, new Set(others.map((other) => ({ place: other }))))).toBe(is)
})

it.each([
  [4, "+4.0"],
  [-1.5, "−1.5"],
  [0, "0.0"],
])("a difference of %d has a sign and one decimal", (points, text) => {
  expect(differenceText(points)).toBe(text)
})

it.each([
  [
    "1st, 12.0 points ahead of B07; it gained most on Paint (14.0 against no score).",
    "1st, 12.0 points ahead of B07|it gained most on Paint (14.0 against no score).",
  ],
  ["1st: no other entry has a place.", "1st: no other entry has a place."],
])("the fact before its reason: %s", (sentence, parts) => {
  expect(factAndReason(sentence).filter(Boolean).join("|")).toBe(parts)
})
