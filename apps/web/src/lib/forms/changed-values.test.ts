import { expect, it } from "vitest"
import { changedValues, seenValues } from "./changed-values.ts"

const before = { name: "Car", owner: "Kim", isElectric: false }

it("returns only the changed values, and the previous values of these fields", () => {
  const changes = changedValues(before, { ...before, name: "Van", isElectric: true })
  expect(changes).toEqual({ name: "Van", isElectric: true })
  expect(seenValues(before, changes)).toEqual({ name: "Car", isElectric: false })
})

it("returns nothing if nothing was changed", () => {
  expect(changedValues(before, { ...before })).toEqual({})
  expect(seenValues(before, {})).toEqual({})
})
