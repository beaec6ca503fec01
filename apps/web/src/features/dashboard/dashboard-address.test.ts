import { expect, it } from "vitest"
import { addressOf, foundBy } from "./dashboard-address.ts"

it.each([
  ["overview", undefined, "/dashboard"],
  ["results", undefined, "/dashboard?tab=results"],
  ["judges", "7", "/dashboard?tab=judges&find=7"],
  ["entries", "Fox, red & white A1", "/dashboard?tab=entries&find=Fox%2C+red+%26+white+A1"],
] as const)("%s with %s is at %s, and reads back", (tab, find, address) => {
  expect(addressOf("/dashboard", tab, find)).toBe(address)
  expect(foundBy(address.split("?")[1] ?? "")).toBe(find ?? "")
})
