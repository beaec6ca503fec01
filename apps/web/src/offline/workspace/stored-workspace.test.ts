import { expect, it } from "vitest"
import { aWorkspace } from "./stored-fixtures.ts"
import { completed } from "./stored-workspace.ts"

it("a workspace stored by an earlier version gets the fields that were added later, and keeps all others", () => {
  const { classes, talks, otherDevices, sheetsVersion, devicesVersion, ...first } = aWorkspace().workspace
  expect(completed(first)).toEqual({
    ...first,
    ...{ classes: [], talks: [], otherDevices: [], sheetsVersion: 0, devicesVersion: 0 },
  })
  const known = { ...first, sheetsVersion: 7, classes: [{ id: 1, name: "Early", code: "A", order: 1 }] }
  expect(completed(known)).toMatchObject(known)
  const sheet = { entryId: 7, isSubmitted: false, comments: "", scores: [], revision: 3, isAsked: false }
  const reopened = { at: "2026-06-01T08:00:00.000Z", by: "Olive", reason: "" }
  expect(completed({ ...known, sheets: [sheet, { ...sheet, reopened }] }).sheets).toEqual([
    { ...sheet, reopened: null },
    { ...sheet, reopened },
  ])
})
