import type { SavedSheet, StoredSheet } from "@rosette/contract/sheets"
import type { Change } from "./outbox.ts"
import type { Attempt, PendingSheet, SheetOwner, SheetToSend, UnsentSheet } from "./records.ts"
import { attemptOf } from "./rules.ts"
import { type FailedCall, type SendFailure, type SheetRefused, sendFailureOf } from "./send-failure.ts"

export const OWNER: SheetOwner = { databaseId: "one", judgeId: 3 }
export const EVENT = 2
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

export const makeUnsent = (editId: string, fields: Partial<UnsentSheet> = {}): UnsentSheet => ({
  ...makeChange(5),
  ...OWNER,
  eventId: EVENT,
  editId,
  ...fields,
})

/** An attempt to send this sheet, with the mutation id "attempt"; unanswered unless a refusal is given. */
export const makeAttempt = (unsent: UnsentSheet, refusal: SheetRefused | null = null): Attempt =>
  attemptOf(unsent, "attempt", refusal)

/** The send failure of a call that failed with this code. */
export const makeFailure = (code: FailedCall["code"], fields: Partial<FailedCall> = {}): SendFailure =>
  sendFailureOf({ code, message: code, ...fields })

export const makeRefusal = (code: SheetRefused["code"], fields: Partial<SheetRefused> = {}): SheetRefused => ({
  kind: "refused",
  code,
  message: code,
  issues: [],
  ...fields,
})

export const makeStored = (points: number, revision: number): StoredSheet => ({
  entryId: ENTRY,
  isSubmitted: false,
  comments: "",
  scores: [{ criterionId: CRITERION, points }],
  revision,
})

/** The server's answer after saving this sheet. */
export const makeSaved = (revision: number, sent: SheetToSend): SavedSheet => ({
  entryId: sent.entryId,
  isSubmitted: sent.isSubmitted,
  comments: sent.comments,
  scores: sent.scores,
  databaseId: sent.databaseId,
  stats: { completed: 0, total: 1 },
  revision,
  isSetAside: false,
})

/** A waiting draft, as a screen shows it. */
export const makePending = (fields: Partial<PendingSheet> = {}): PendingSheet => ({
  label: "Car 7 (7)",
  content: { points: {}, comments: "" },
  baseRevision: 0,
  state: "unsent",
  isSubmitted: false,
  refusal: null,
  isUnanswered: false,
  isChangedSince: false,
  isLost: false,
  isAddition: false,
  ...fields,
})
