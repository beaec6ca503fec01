import { describe, expect, it } from "vitest"
import { formatAgo, formatPercent, plural } from "./format.ts"

it.each([
  [0, "0 judges"],
  [1, "1 judge"],
  [2, "2 judges"],
])("formats %i as %s", (count, text) => {
  expect(plural(count, "judge")).toBe(text)
})

it("uses a given plural", () => {
  expect(plural(3, "entry", "entries")).toBe("3 entries")
})

it.each([
  [83.125, "83.1%"],
  [100, "100.0%"],
  [0, "0.0%"],
])("a result of %d is %s", (percent, text) => {
  expect(formatPercent(percent)).toBe(text)
})

describe("how long ago", () => {
  const now = new Date("2026-07-04T12:00:00Z")
  it.each([
    ["2026-07-04T11:59:31Z", "now"],
    ["2026-07-04T11:59:00Z", "1 minute ago"],
    ["2026-07-04T11:00:01Z", "59 minutes ago"],
    ["2026-07-04T09:30:00Z", "2 hours ago"],
    ["2026-07-03T12:00:00Z", "yesterday"],
  ])("%s was %s", (moment, text) => {
    expect(formatAgo(moment, now)).toBe(text)
  })
})
