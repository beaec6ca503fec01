import { expect, it } from "vitest"
import { criterionSchema, criterionValues, nextFreeOrder, requirementsOf } from "./criterion-values.ts"

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

it.each([
  [{ maxPoints: 0 }, "Max points must be at least 1"],
  [{ maxPoints: 101 }, "Max points must be a whole number from 1 to 100"],
  [{ maxPoints: "" }, "Max points must be a whole number from 1 to 100"],
  [{ order: 0 }, "Order must be at least 1"],
  [{ name: " " }, "Criterion name is required"],
])("a criterion with %j is refused in words", (wrong, sentence) => {
  const { error } = criterionSchema.safeParse({ ...criterionValues(null), name: "Paint", ...wrong })
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
})
