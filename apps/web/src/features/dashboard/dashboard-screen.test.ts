import { expect, it } from "vitest"
import { eventBadge } from "./dashboard-screen.tsx"

it.each([
  [{ isActive: true, resultsState: "open" }, null, false],
  [{ isActive: false, resultsState: "open" }, "Closed for judging", false],
  [{ isActive: true, resultsState: "review" }, "Results in review", false],
  [{ isActive: false, resultsState: "published" }, "Results published", true],
  [{ isActive: true }, null, false],
] as const)("an event that is %j shows %j", (event, badge, isPublished) => {
  expect(eventBadge(event)).toEqual({ badge, isPublished })
})
