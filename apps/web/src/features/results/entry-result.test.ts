import { expect, it } from "vitest"
import { formatExactPercent, formatGain } from "./entry-result.ts"

it("gains have a sign, and exact percents at most two decimals", () => {
  expect([0.4, -1.25, 0].map(formatGain)).toEqual(["+0.4", "−1.3", "0"])
  expect([91, 86.666_666, 90.5].map(formatExactPercent)).toEqual(["91", "86.67", "90.5"])
})
