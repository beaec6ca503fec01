import { expect, it } from "vitest"
import { byNumber } from "./by-number.ts"

const ITEMS = ["B3", "b3", "C12", "Ä7"].map((votingId) => ({ votingId }))

it.each([
  ["B3", ["B3"]],
  ["b3", ["b3"]],
  ["c12", ["C12"]],
  ["ä7", ["Ä7"]],
  ["C1", []],
])("the number %s is that of %j", (typed, found) => {
  expect(byNumber(ITEMS, typed).map(({ votingId }) => votingId)).toEqual(found)
})
