import { expect, it } from "vitest"
import { isDemoSearch } from "./demo-search.ts"

it.each([
  ["?demo", true],
  ["?demo=1", true],
  ["?demo=true", true],
  ["?demo=0", false],
  ["?demo=false", false],
  ["?demo=No", false],
  ["?entry=3", false],
])("%s is Test Mode: %s", (search, isDemo) => {
  expect(isDemoSearch(search)).toBe(isDemo)
})
