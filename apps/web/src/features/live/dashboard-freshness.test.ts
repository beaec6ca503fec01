import { expect, it } from "vitest"
import { whenTabOpens } from "./dashboard-freshness.ts"

it.each([
  ["was read just now", 100, false, false],
  ["was read just now, and changed since", 100, true, "always"],
  ["was read a while ago", 60_000, false, "always"],
])("what %s", (_, agoMs, isInvalidated, answer) => {
  expect(whenTabOpens({ state: { dataUpdatedAt: Date.now() - agoMs, isInvalidated } })).toBe(answer)
})
