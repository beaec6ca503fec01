import { expect, it } from "vitest"
import { DEMO_WORKSPACE } from "../demo-workspace.ts"
import type { Workspace } from "../desk/desk.ts"
import { aCriterion, anEntry } from "../judged-fixtures.ts"
import { reviewKept } from "./kept-review.ts"
import { pendingSheets } from "./pending-sheets.ts"

const ENTRY = anEntry({ id: 7 })
const PENDING = {
  ...{ label: "Car 7", content: { points: { 1: 7, 2: 0 }, comments: "" }, baseRevision: 4, isSubmitted: false },
  ...{ refusal: null, isUnanswered: false, isChangedSince: false, isLost: false, isAddition: false },
  state: "kept" as const,
}
const submitted = (...scored: number[]): Workspace["sheets"] => [
  {
    ...{ entryId: 7, isSubmitted: true, isAsked: false, comments: "", revision: 5 },
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
] as const)("whether %s stays kept: %s", (_, fields, sheets, isKept) => {
  const saving = pendingSheets([[7, { ...PENDING, ...fields }]])
  const criteria = [aCriterion({ id: 1 }), aCriterion({ id: 2 })]
  const workspace = { ...DEMO_WORKSPACE, entries: [ENTRY], criteria, sheets: sheets as Workspace["sheets"] }
  reviewKept(workspace, { pending: saving.all, drop: saving.remove, sendAnyway: () => undefined })
  expect(saving.all().has(7)).toBe(isKept)
})
