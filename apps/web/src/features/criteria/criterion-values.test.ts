import { USUAL_WORDS, wordsOf } from "@rosette/domain/events/event-words"
import { expect, it } from "vitest"
import { criterionValues, nextFreeOrder, requirementLabels, requirementsOf } from "./criterion-values.ts"

it("a new criterion starts at 10 points and order 1, without requirements", () => {
  const values = criterionValues(null)
  expect([values.maxPoints, values.order, requirementsOf(values, USUAL_WORDS)]).toEqual([10, 1, []])
})

it("the requirements of a criterion have readable labels", () => {
  const values = { ...criterionValues(null), requiresClassicVehicle: true, requiresSound: true }
  expect(requirementsOf(values, USUAL_WORDS)).toEqual(["Classic vehicle (1995 or older)", "Sound participation"])
})

it.each([
  [[], 1],
  [[1, 2, 3], 4],
  [[11, 3], 12],
])("after the orders %j the next free one is %i", (orders, next) => {
  expect(nextFreeOrder(orders.map((order) => ({ order })))).toBe(next)
})

it("a requirement of a flag that is not used any more is told, and can be taken off", () => {
  const words = wordsOf({ flags: { participatesInSound: { label: "Stage act", isUsed: false } } })
  const values = { ...criterionValues(null), requiresSound: true }
  expect(requirementsOf(values, words)).toEqual(["Stage act"])
  expect(requirementLabels(words, values).map(([requirement]) => requirement)).toContain("requiresSound")
})

it("an event's own label is told as typed, and a flag that is not used is not offered", () => {
  const words = wordsOf({
    flags: { participatesInSound: { label: "Stage act" }, isElectricVehicle: { isUsed: false } },
  })
  expect(requirementLabels(words).map(([, label]) => label)).toEqual([
    "Driver cosplay",
    "Classic vehicle (1995 or older)",
    "Custom paint",
    "Performance modifications",
    "Stage act",
  ])
})
