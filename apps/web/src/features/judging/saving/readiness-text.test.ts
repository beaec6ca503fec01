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
])("says what works with %j missing", (missing, text, hasWorkers = true) => {
  expect(readinessText({ missing, facts, hasWorkers }, "phone")).toMatch(text)
})

it("says neither while it is not known", () => {
  expect(readinessText(null, "phone")).toMatch(/^Getting ready/)
})

it("warns of a private window", () => {
  expect(storageText({ missing: [], hasWorkers: true, facts: { ...facts, isPrivate: true } })).toMatch(
    /^This is a private window/,
  )
  expect(storageText({ missing: [], hasWorkers: true, facts })).toBeNull()
})
