import { expect, it } from "vitest"
import { changedValues, seenValues } from "./changed-values.ts"

const before = { name: "Car", owner: "Kim", isElectric: false }

it("sends only what was changed, and says what was seen there", () => {
  const changes = changedValues(before, { ...before, name: "Van", isElectric: true })
  expect(changes).toEqual({ name: "Van", isElectric: true })
  expect(seenValues(before, changes)).toEqual({ name: "Car", isElectric: false })
})

it("sends nothing where nothing was changed", () => {
  expect(changedValues(before, { ...before })).toEqual({})
  expect(seenValues(before, {})).toEqual({})
})
