import { expect, it } from "vitest"
import type { Missing } from "../../offline/offline-readiness.ts"
import { readinessText, storageText } from "./readiness-text.ts"

const facts = { isPersisted: true, isPrivate: false }

it.each<[Missing[], RegExp]>([
  [[], /^Ready for offline: everything .* on this phone\.$/],
  [["photos"], /^Ready for offline, without all of the photos\.$/],
  [["workspace"], /^Not ready for offline yet/],
  [["screens", "photos"], /^Not ready for offline yet/],
  [["worker", "workspace"], /^Keep this page open: .* kept on this phone\.$/],
])("with %j missing it claims no more than is so", (missing, text) => {
  expect(readinessText({ missing, facts }, "phone")).toMatch(text)
})

it("as long as nobody knows, it says neither", () => {
  expect(readinessText(null, "phone")).toMatch(/^Getting ready/)
})

it("a private window is told of", () => {
  expect(storageText({ missing: [], facts: { ...facts, isPrivate: true } })).toMatch(/^This is a private window/)
  expect(storageText({ missing: [], facts })).toBeNull()
})
