import { USUAL_WORDS } from "@rosette/domain/events/event-words"
import { expect, it } from "vitest"
import { differenceText, factAndReason, hasRival, neighbourWords, withName } from "./words.ts"

it.each([
  [true, 1, [1, 2]],
  [true, 2, [1, 2]],
  [false, 1, [1, 1, null]],
  [false, null, [1, 2]],
])("compared with another place: %s", (is, place, others) => {
  expect(hasRival({ place }, new Set(others.map((other) => ({ place: other }))))).toBe(is)
})

it.each([
  ["points", "2nd, B1 · Javelin: 79.5 points against 80.5."],
  ["percent", "2nd, B1 · Javelin: 79.5 % against 80.5 %."],
] as const)("a neighbour is compared in %s", (by, text) => {
  const neighbour = {
    entryId: 2,
    votingId: "B1",
    place: 2,
    percent: 80.5,
    difference: { by, value: 79.5, against: 80.5 },
  }
  expect(neighbourWords(neighbour, "B1 · Javelin", { criteria: [], words: USUAL_WORDS })).toBe(text)
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

it.each([
  [
    "1st, 12.0 points ahead of B07; it gained most on B07 (1.0 against 2.0).",
    "1st, 12 points ahead of Javelin; it gained most on B07 (1.0 against 2.0).",
  ],
  ["2nd, 1.0 points behind B07.", "2nd, 1 point behind Javelin."],
  ["2nd, 0.4 points behind B07.", "2nd, 0.4 points behind Javelin."],
  ["2nd, 11.0 points behind B07.", "2nd, 11 points behind Javelin."],
  ["2nd, level with B07 on points; a lot decided.", "2nd, level with Javelin on points; a lot decided."],
  ["Shares 1st with B071, 30.0 points ahead of B07.", "Shares 1st with B071, 30 points ahead of Javelin."],
])("the other entry is called by its name: %s", (sentence, words) => {
  expect(withName(sentence, { votingId: "B07", entryName: "Javelin" })).toBe(words)
})
