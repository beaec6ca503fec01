import type { PendingSheet } from "@rosette/outbox"
import { aCriterion, anEntry } from "@rosette/outbox/judged-fixtures"
import { expect, it } from "vitest"
import type { Workspace } from "../../../offline/workspace/stored-workspace.ts"
import { DEMO_WORKSPACE } from "./demo-workspace.ts"
import { reviewKept } from "./kept-review.ts"
import { pendingSheets } from "./pending-sheets.ts"

const ENTRY = anEntry({ id: 7, isElectricVehicle: false })
const PENDING = {
  ...{ label: "Car 7", content: { points: { 1: 7, 2: 0 }, comments: "" }, baseRevision: 4, isSubmitted: false },
  ...{ refusal: null, isUnanswered: false, isChangedSince: false, isLost: false, isAddition: false },
  state: "kept" as const,
}
const submitted = (...scored: number[]): Workspace["sheets"] => [
  {
    ...{ entryId: 7, isSubmitted: true, isAsked: false, reopened: null, comments: "", revision: 5 },
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
  expect(staysKept(fields, sheets as Workspace["sheets"], [aCriterion({ id: 1 }), aCriterion({ id: 2 })])).toBe(isKept)
})

it.each([
  ["an addition to a submitted sheet", { isAddition: true, state: "needs-you" as const }, submitted(1)],
  ["a draft", {}, [{ ...submitted(1)[0], isSubmitted: false }]],
])("%s with points of a criterion that does not apply now stays kept", (_, fields, sheets) => {
  const criteria = [aCriterion({ id: 1 }), aCriterion({ id: 2, requiresElectricVehicle: true })]
  expect(staysKept(fields, sheets as Workspace["sheets"], criteria)).toBe(true)
})

function staysKept(
  fields: Partial<PendingSheet>,
  sheets: Workspace["sheets"],
  criteria: Workspace["criteria"],
): boolean {
  const saving = pendingSheets([[7, { ...PENDING, ...fields }]])
  const workspace = { ...DEMO_WORKSPACE, entries: [ENTRY], criteria, sheets }
  reviewKept(workspace, { pending: saving.all, drop: saving.remove, sendAnyway: () => undefined })
  return saving.all().has(7)
}
