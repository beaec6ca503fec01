import { expect, it } from "vitest"
import { metalOfPlace, prizeOfLine } from "./metals.ts"

it("the first three places have gold, silver and bronze, and later places none", () => {
  expect([1, 2, 3, 4, 10].map(metalOfPlace)).toEqual(["gold", "silver", "bronze", "plain", "plain"])
})

it.each([
  ["place", "Overall Winner", "gold 1"],
  ["place", "Third place", "bronze 3"],
  ["place", "Place 4", "plain 4"],
  ["place", "Place of honour", "plain null"],
  ["award", "Second place", "gold null"],
  ["category", "Best Paint", "gold null"],
] as const)("the prize of the %s %j", (kind, title, prize) => {
  const { metal, place } = prizeOfLine({ kind, title })
  expect(`${metal} ${place}`).toBe(prize)
})
