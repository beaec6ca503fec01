import type { Coverage } from "@rosette/domain/contest/coverage"
import { expect, it } from "vitest"
import { coverageWords, formatExactPercent, formatGain } from "./entry-result.ts"

it("gains have a sign, and exact percents at most two decimals", () => {
  expect([0.4, -1.25, 0].map(formatGain)).toEqual(["+0.4", "−1.3", "0"])
  expect([91, 86.666_666, 90.5].map(formatExactPercent)).toEqual(["91", "86.67", "90.5"])
})

it.each<[Coverage, string]>([
  [{ judges: 2, expected: 5 }, "from 2 of 5 judges"],
  [{ judges: 2, expected: null }, "from 2 judges"],
  [{ judges: 4, expected: null, sheets: { done: 2, need: 3 } }, "from 2 of 3 sheets"],
])("a provisional percent rests on %j: %s", (coverage, words) => expect(coverageWords(coverage)).toBe(words))
