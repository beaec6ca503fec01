import { expect, it } from "vitest"
import { ordinal } from "./ordinal.ts"

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
