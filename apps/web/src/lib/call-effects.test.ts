import { expect, it } from "vitest"
import { effectOf } from "./call-effects.ts"

it.each([
  ["organizer.updateCriterion", "results"],
  ["judge.saveSheet", "decisions"],
  ["organizer.regenerateCode", "administration"],
  ["organizer.login", null],
  ["organizer.entries", null],
])("%s makes stale: %s", (path, effect) => {
  expect(effectOf(path)).toBe(effect)
})
