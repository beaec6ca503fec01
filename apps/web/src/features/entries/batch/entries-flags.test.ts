import { expect, it } from "vitest"
import { chosenFlags, LEAVE_ALL } from "./entries-flags.ts"

it("sends the flags that are to change, and leaves the others out", () => {
  expect(chosenFlags(LEAVE_ALL)).toEqual({})
  expect(chosenFlags({ ...LEAVE_ALL, isElectricVehicle: "yes", hasCustomPaint: "no" })).toEqual({
    isElectricVehicle: true,
    hasCustomPaint: false,
  })
})
