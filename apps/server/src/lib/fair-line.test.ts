import { expect, it } from "vitest"
import { FairLine } from "./fair-line.ts"

function lineOf(places: number, ...waiters: string[]) {
  const line = new FairLine<string>(places)
  const left = waiters.map((waiter) => line.add(waiter.charAt(0), waiter))
  return { line, left: left.filter((waiter) => waiter !== null) }
}

function inOrder(line: FairLine<string>): string[] {
  const first = line.next()
  return first === undefined ? [] : [first, ...inOrder(line)]
}

it.each([
  ["one key keeps its order", ["a1", "a2", "a3"], ["a1", "a2", "a3"]],
  ["keys take turns", ["a1", "a2", "a3", "b1", "b2", "c1"], ["a1", "b1", "c1", "a2", "b2", "a3"]],
])("%s", (_, waiters, order) => {
  const { line } = lineOf(9, ...waiters)
  expect(inOrder(line)).toEqual(order)
  expect(line.isEmpty).toBe(true)
})

it.each([
  ["of a full line the last of the key with the most gives way", ["a1", "a2", "a3", "b1"], ["a3"], ["a1", "b1", "a2"]],
  ["a further one of that key does not get in", ["a1", "a2", "b1", "a3"], ["a3"], ["a1", "b1", "a2"]],
  ["if all keys have one, a further key does not get in", ["a1", "b1", "c1", "d1"], ["d1"], ["a1", "b1", "c1"]],
  [
    "two keys that want more than half do not push each other out",
    ["a1", "a2", "b1", "b2"],
    ["b2"],
    ["a1", "b1", "a2"],
  ],
])("%s", (_, waiters, left, order) => {
  const { line, left: gaveWay } = lineOf(3, ...waiters)
  expect(gaveWay).toEqual(left)
  expect(inOrder(line)).toEqual(order)
})
