import { expect, it } from "vitest"
import { aWorkspace } from "./stored-fixtures.ts"
import { completed } from "./stored-workspace.ts"

it("a workspace that an earlier version has kept gets what it did not know, and keeps all that it knew", () => {
  const { classes, talks, otherDevices, sheetsVersion, devicesVersion, ...first } = aWorkspace().workspace
  expect(completed(first)).toEqual({
    ...first,
    ...{ classes: [], talks: [], otherDevices: [], sheetsVersion: 0, devicesVersion: 0 },
  })
  const known = { ...first, sheetsVersion: 7, classes: [{ id: 1, name: "Early", code: "A", order: 1 }] }
  expect(completed(known)).toMatchObject(known)
})
