import { expect, it } from "vitest"
import type { Missing } from "../../../offline/offline-readiness.ts"
import { readinessText, storageText } from "./readiness-text.ts"

const facts = { isPersisted: true, isPrivate: false }

it.each<[missing: Missing[], text: RegExp, hasWorkers?: boolean]>([
  [[], /^Ready for offline: everything .* on this phone\.$/],
  [["photos"], /^Ready for offline, without all of the photos\.$/],
  [["workspace"], /^Not ready for offline yet/],
  [["screens", "photos"], /^Not ready for offline yet/],
  [["worker", "screens"], /^Not ready for offline yet/],
  [["worker"], /^Keep this page open: .* saved on this phone\.$/, false],
])("with %j missing it claims no more than is so", (missing, text, hasWorkers = true) => {
  expect(readinessText({ missing, facts, hasWorkers }, "phone")).toMatch(text)
})

it("as long as nobody knows, it says neither", () => {
  expect(readinessText(null, "phone")).toMatch(/^Getting ready/)
})

it("a private window is told of", () => {
  expect(storageText({ missing: [], hasWorkers: true, facts: { ...facts, isPrivate: true } })).toMatch(
    /^This is a private window/,
  )
  expect(storageText({ missing: [], hasWorkers: true, facts })).toBeNull()
})
