import { expect, it } from "vitest"
import { addressOf, dashboardTabs, foundBy, tabOf } from "./dashboard-tabs.ts"

it.each([
  ["?tab=results", "results"],
  ["tab=judges&x=1", "judges"],
  ["", "overview"],
  ["?tab=", "overview"],
  ["?tab=Results", "overview"],
])("the address %j opens %s", (search, tab) => {
  expect(tabOf(search)).toBe(tab)
})

it("a tab has a count where there is one", () => {
  const [overview, entries] = dashboardTabs({ totalEntries: 3_000, totalCriteria: 0, totalJudges: 3 })
  expect([overview?.label, entries?.label]).toEqual(["Overview", "Entries (3,000)"])
})

it.each([
  ["overview", undefined, "/dashboard"],
  ["results", undefined, "/dashboard?tab=results"],
  ["judges", "7", "/dashboard?tab=judges&find=7"],
  ["entries", "Fox, red & white A1", "/dashboard?tab=entries&find=Fox%2C+red+%26+white+A1"],
] as const)("%s with %s is at %s, and reads back", (tab, find, address) => {
  expect(addressOf("/dashboard", tab, find)).toBe(address)
  expect(foundBy(address.split("?")[1] ?? "")).toBe(find ?? "")
})
