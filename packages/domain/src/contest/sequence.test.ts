import { describe, expect, it } from "vitest"
import { freeOrderIn, ordersInSequence } from "./sequence.ts"

const at = (...orders: number[]) => orders.map((order, index) => ({ id: index + 1, order }))

describe("criteria of a section in a new sequence", () => {
  it.each([
    [[2, 1, 3], at(1, 2, 4), [2, 1, 4]],
    [[3, 1, 2], at(1, 2, 4), [2, 4, 1]],
    [[2, 1], at(1, 2, 3), [2, 1, 3]],
    [[2, 1], at(1, 1, 2), [3, 1, 2]],
    [[3, 2, 1], at(6, 6, 6), [8, 7, 6]],
    [[2, 1], at(40, 40), [27, 26]],
    [[2, 1], at(31, 35), [35, 31]],
  ])("%j of %j", (ids, criteria, orders) => {
    const found = ordersInSequence(ids, criteria)
    expect(criteria.map(({ id, order }) => found?.get(id) ?? order)).toEqual(orders)
  })

  it.each([
    ["of two sections", [2, 1], at(5, 6)],
    ["one that does not exist", [1, 7], at(1, 2)],
    ["one twice", [1, 1], at(1, 2)],
    ["none", [], at(1, 2)],
    ["more than the section has orders", [1, 2, 3, 4, 5, 6], at(1, 1, 2, 3, 4, 5)],
  ])("there are no orders for %s", (_, ids, criteria) => {
    expect(ordersInSequence(ids, criteria)).toBeNull()
  })
})

it.each([
  ["Body", at(), 1],
  ["Body", at(1, 2, 4), 3],
  ["Body", at(1, 2, 3, 4, 5), null],
  ["Interior", at(1, 2), 6],
  ["Bonus", at(26, 27, 28, 29, 30), 31],
  ["Bonus", at(26, 27, 28, 30), 29],
] as const)("the first free order of %s with %j is %j", (section, criteria, free) => {
  expect(freeOrderIn(section, criteria)).toBe(free)
})
