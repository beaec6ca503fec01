import { expect, it } from "vitest"
import { criterionValues, nextFreeOrder, requirementsOf } from "./criterion-values.ts"

it("a new criterion starts at 10 points and order 1, without requirements", () => {
  const values = criterionValues(null)
  expect([values.maxPoints, values.order, requirementsOf(values)]).toEqual([10, 1, []])
})

it("the requirements of a criterion have readable labels", () => {
  const values = { ...criterionValues(null), requiresClassicVehicle: true, requiresSound: true }
  expect(requirementsOf(values)).toEqual(["Classic vehicle (1995 or older)", "Sound participation"])
})

it.each([
  [[], 1],
  [[1, 2, 3], 4],
  [[11, 3], 12],
])("after the orders %j the next free one is %i", (orders, next) => {
  expect(nextFreeOrder(orders.map((order) => ({ order })))).toBe(next)
})
