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
  expect(readinessText({ missing, facts, hasWorkers }, true, "phone")).toMatch(text)
})

it.each<[missing: Missing[], hasWorkers: boolean]>([
  [[], true],
  [["workspace"], true],
  [["worker"], false],
])("is not ready while the browser stores no scores (%j missing)", (missing, hasWorkers) => {
  expect(readinessText({ missing, facts, hasWorkers }, false, "phone")).toBe(
    "Not ready for offline: this browser does not store your scores. Keep this page open.",
  )
})

it("says neither while it is not known", () => {
  expect(readinessText(null, true, "phone")).toMatch(/^Getting ready/)
})

it("warns of a private window", () => {
  expect(storageText({ missing: [], hasWorkers: true, facts: { ...facts, isPrivate: true } })).toMatch(
    /^This is a private window/,
  )
  expect(storageText({ missing: [], hasWorkers: true, facts })).toBeNull()
})
