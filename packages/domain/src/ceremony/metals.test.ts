import { expect, it } from "vitest"
import { metalOfPlace } from "./metals.ts"

it("the first three places have a metal of their own, and those behind them none", () => {
  expect([1, 2, 3, 4, 10].map(metalOfPlace)).toEqual(["gold", "silver", "bronze", "plain", "plain"])
})
