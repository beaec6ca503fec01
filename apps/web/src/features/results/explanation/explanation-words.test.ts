import { expect, it } from "vitest"
import { factAndReason, type Neighbour, rivalWords } from "./explanation-words.ts"

const neighbour = (entryId: number): Neighbour => ({
  ...{ entryId, votingId: `C0${entryId}`, place: entryId, percent: 80 },
  difference: { by: "points", value: 37.3, against: 39 },
})
const nameOf = (entryId: number) => (entryId === 9 ? undefined : `Car ${entryId}`)

it.each([
  ["C02 is Car 2", null, neighbour(2)],
  ["C01 is Car 1", neighbour(1), neighbour(3)],
  [null, null, null],
  [null, null, neighbour(9)],
] as const)("the entry beside it, named: %s", (words, above, below) => {
  expect(rivalWords({ above, below }, nameOf)).toBe(words)
})

it.each([
  [
    "1st, 12.0 points ahead of B07; it gained most on Paint (14.0).",
    "1st, 12.0 points ahead of B07;| it gained most on Paint (14.0).",
  ],
  ["1st: no other entry has a place.", "1st: no other entry has a place."],
])("the fact before its reason: %s", (sentence, parts) => {
  expect(factAndReason(sentence).filter(Boolean).join("|")).toBe(parts)
})
