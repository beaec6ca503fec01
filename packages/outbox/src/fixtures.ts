import type { SavedSheet, StoredSheet } from "@rosette/contract"
import type { Change } from "./outbox.ts"
import type { Attempt, KeptSheet, Refusal } from "./records.ts"

export const JUDGE = 3
export const ENTRY = 7
const CRITERION = 1

/** A sheet of one criterion with these points. */
export const makeChange = (points: number, fields: Partial<Change> = {}): Change => ({
  entryId: ENTRY,
  label: "Car 7 (7)",
  content: { points: { [CRITERION]: points }, comments: "" },
  scores: [{ criterionId: CRITERION, points }],
  isSubmitted: false,
  baseRevision: 0,
  ...fields,
})

export const makeKept = (editId: string, fields: Partial<KeptSheet> = {}): KeptSheet => ({
  ...makeChange(5),
  judgeId: JUDGE,
  editId,
  ...fields,
})

/** A try of this sheet under the mutation id "try"; its fate is unknown unless a refusal is given. */
export const makeAttempt = (kept: KeptSheet, refusal: Refusal | null = null): Attempt => {
  const { judgeId, entryId, editId, scores, isSubmitted, baseRevision, content } = kept
  const body = {
    judgeId,
    entryId,
    scores,
    comments: content.comments,
    isSubmitted,
    baseRevision,
    mutationId: "try",
  }
  return { judgeId, entryId, editId, body, refusal }
}

export const makeRefusal = (code: string, fields: Partial<Refusal> = {}): Refusal => ({
  code,
  message: code,
  issues: [],
  retryAfterSeconds: null,
  ...fields,
})

export const makeStored = (points: number, revision: number): StoredSheet => ({
  entryId: ENTRY,
  isSubmitted: false,
  comments: "",
  scores: [{ criterionId: CRITERION, points }],
  revision,
})

export const makeSaved = (revision: number): SavedSheet => ({
  entryId: ENTRY,
  isSubmitted: false,
  scores: [],
  stats: { completed: 0, total: 1 },
  revision,
})
