import { expect, it } from "vitest"
import { factAndReason, type Neighbour, rivalWords } from "./explanation-words.ts"

const neighbour = (entryId: number, percent: number | null): Neighbour => ({
  ...{ entryId, votingId: `C0${entryId}`, place: entryId, percent },
  difference: { by: "points", value: 37.3, against: 39 },
})
const nameOf = (entryId: number) => (entryId === 9 ? undefined : `Car ${entryId}`)

it.each([
  ["4.6 percentage points ahead of Car 2 (C02)", 83, null, neighbour(2, 78.4)],
  ["1 percentage point behind Car 1 (C01)", 77, neighbour(1, 78), neighbour(3, 70)],
  ["C02 is Car 2", 83, null, neighbour(2, 83)],
  [null, 83, null, null],
  [null, 83, null, neighbour(9, 70)],
] as const)("the entry beside it: %s", (words, percent, above, below) => {
  expect(rivalWords({ percent, above, below }, nameOf)).toBe(words)
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
