import { expect, it } from "vitest"
import { tabLabels, tabOf } from "./dashboard-tabs.ts"

it.each([
  ["?tab=results", "results"],
  ["tab=judges&x=1", "judges"],
  ["", "overview"],
  ["?tab=", "overview"],
  ["?tab=Results", "overview"],
])("the address %j opens %s", (search, tab) => {
  expect(tabOf(search)).toBe(tab)
})

it("entries, criteria and judges are counted on their tabs", () => {
  expect(Object.values(tabLabels({ totalEntries: 3_000, totalCriteria: 0, totalJudges: 3 }))).toEqual([
    "Overview",
    "Entries (3,000)",
    "Criteria (0)",
    "Judges (3)",
    "Awards",
    "Results",
  ])
})
