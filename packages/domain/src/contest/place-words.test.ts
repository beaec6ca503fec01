import { expect, it } from "vitest"
import { ordinal, PLACE_WORDS, recordedPlace } from "./place-words.ts"

it.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [22, "22nd"],
  [113, "113th"],
])("rank %d reads %s", (rank, text) => {
  expect(ordinal(rank)).toBe(text)
})

it.each([
  [1, "1st place", "Overall Winner"],
  [2, "2nd place", "Second place"],
  [3, "3rd place", "Third place"],
  [4, "4th place", "Place 4"],
])("place %d is %j in the results and announced as %j", (place, ranked, announced) => {
  expect([PLACE_WORDS.ranked(place), PLACE_WORDS.announced(place)]).toEqual([ranked, announced])
})

it.each([
  ["overall", undefined, "Overall winner 2"],
  ["runner_up", undefined, "Runner-up 2"],
  ["category", "Paint", "Winner 2 of Paint"],
] as const)("the history calls the second %s of %s %j", (winnerType, criterion, recorded) => {
  expect(recordedPlace(winnerType, 2, criterion)).toBe(recorded)
})
