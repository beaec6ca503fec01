import { expect, it } from "vitest"
import { metalOfPlace } from "./metals.ts"

it("the first three places have gold, silver and bronze, and later places none", () => {
  expect([1, 2, 3, 4, 10].map(metalOfPlace)).toEqual(["gold", "silver", "bronze", "plain", "plain"])
})
