import type { Criterion } from "@rosette/contract/criteria"
import type { Issue } from "@rosette/contract/errors"
import { aCriterion } from "@rosette/contract/fixtures"
import type { StoredSheet } from "@rosette/contract/sheets"
import { expect, it } from "vitest"
import { makePending, makeRefusal } from "./fixtures.ts"
import type { PendingSheet } from "./records.ts"
import { reviewWaiting } from "./review.ts"
import type { SheetRefused } from "./send-failure.ts"

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

const BOTH = [aCriterion({ id: 1 }), aCriterion({ id: 2 })]

it.each<[string, Partial<PendingSheet>, boolean]>([
  ["a submit", { isSubmitted: true }, true],
  ["a draft of a deleted entry", {}, false],
  ["a draft whose attempt is unanswered", { isUnanswered: true }, true],
])("%s that the server has stays unsent", (_, fields, hasEntry) => {
  const stored: StoredSheet | undefined = submitted(1, 2)[0]
  expect(reviewWaiting({ ...PENDING, ...fields }, { stored, criteria: BOTH, hasEntry, isActive: true })).toBeNull()
})

const about = (...fields: string[]): Issue[] =>
  fields.map((field, index) => ({ path: ["scores", index, field], message: "" }))

it.each<[SheetRefused["code"], string, { isActive?: boolean; stored?: StoredSheet; issues?: Issue[] }, boolean]>([
  ["EVENT_CLOSED", "and is open again", {}, true],
  ["EVENT_CLOSED", "and is still closed", { isActive: false }, false],
  [
    "SCORES_LOCKED",
    "and the sheet was reopened",
    { stored: { ...submitted(1)[0], isSubmitted: false } as StoredSheet },
    true,
  ],
  ["SCORES_LOCKED", "and the sheet was cleared", {}, true],
  ["SCORES_LOCKED", "and the sheet is still submitted", { stored: submitted(1)[0] as StoredSheet }, false],
  ["INVALID_INPUT", "for criteria that were removed", { issues: about("criterionId", "criterionId") }, true],
  ["INVALID_INPUT", "for its points too", { issues: about("criterionId", "points") }, false],
  ["INVALID_INPUT", "for no reason that is named", {}, false],
  ["NOT_FOUND", "for a criterion", { issues: about("criterionId") }, false],
])(
  "a draft that was refused with %s %s is sent again: %s",
  (code, _, { isActive = true, stored, issues = [] }, isSent) => {
    const pending = { ...PENDING, content: { points: { 1: 8 }, comments: "" }, refusal: makeRefusal(code, { issues }) }
    const reviewed = reviewWaiting(pending, { stored, criteria: BOTH, hasEntry: true, isActive })
    expect(reviewed).toBe(isSent ? "sendAnyway" : null)
  },
)

function staysKept(
  fields: Partial<PendingSheet>,
  [stored]: readonly StoredSheet[],
  criteria: readonly Criterion[],
): boolean {
  return reviewWaiting({ ...PENDING, ...fields }, { stored, criteria, hasEntry: true, isActive: true }) !== "drop"
}
