import type { Criterion } from "@rosette/contract/criteria"
import { aCriterion } from "@rosette/contract/fixtures"
import type { StoredSheet } from "@rosette/contract/sheets"
import { expect, it } from "vitest"
import { makePending } from "./fixtures.ts"
import type { PendingSheet } from "./records.ts"
import { reviewWaiting } from "./review.ts"

const PENDING = makePending({ content: { points: { 1: 7, 2: 0 }, comments: "" }, baseRevision: 4 })
const submitted = (...scored: number[]): StoredSheet[] => [
  {
    entryId: 7,
    isSubmitted: true,
    comments: "",
    revision: 5,
    scores: scored.map((criterionId) => ({ criterionId, points: criterionId === 1 ? 7 : 0 })),
  },
]

it.each([
  ["a draft that the server has", {}, [{ ...submitted(1, 2)[0], isSubmitted: false }], false],
  ["a draft that differs from the server's", { content: { points: { 1: 8 }, comments: "" } }, submitted(1, 2), true],
  [
    "a 0 for a criterion that a submitted sheet lacks",
    { isAddition: true, state: "needs-you" as const },
    submitted(1),
    true,
  ],
  [
    "a 0 for a submitted sheet that lacks nothing any more",
    { isAddition: true, state: "needs-you" as const },
    submitted(1, 2),
    false,
  ],
] as const)("whether %s stays unsent: %s", (_, fields, sheets, isKept) => {
  expect(staysKept(fields, sheets as StoredSheet[], [aCriterion({ id: 1 }), aCriterion({ id: 2 })])).toBe(isKept)
})

it.each([
  ["an addition to a submitted sheet", { isAddition: true, state: "needs-you" as const }, submitted(1)],
  ["a draft", {}, [{ ...submitted(1)[0], isSubmitted: false }]],
])("%s with points of a criterion that does not apply now stays unsent", (_, fields, sheets) => {
  const criteria = [aCriterion({ id: 1 }), aCriterion({ id: 2, requiresElectricVehicle: true })]
  expect(staysKept(fields, sheets as StoredSheet[], criteria)).toBe(true)
})

function staysKept(
  fields: Partial<PendingSheet>,
  [stored]: readonly StoredSheet[],
  criteria: readonly Criterion[],
): boolean {
  return reviewWaiting({ ...PENDING, ...fields }, { stored, criteria, hasEntry: true, isActive: true }) !== "drop"
}
