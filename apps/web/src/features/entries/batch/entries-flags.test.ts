import { expect, it } from "vitest"
import { chosenFlags, LEAVE_ALL } from "./entries-flags.ts"

it("sends only the flags to change", () => {
  expect(chosenFlags(LEAVE_ALL)).toEqual({})
  expect(chosenFlags({ ...LEAVE_ALL, isElectricVehicle: "yes", hasCustomPaint: "no" })).toEqual({
    isElectricVehicle: true,
    hasCustomPaint: false,
  })
})
