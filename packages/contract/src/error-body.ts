import type { ErrorCode, FieldConflict, Issue, RowIssue } from "./errors.ts"
import type { BlockingLine } from "./publishing.ts"
import type { EndReason } from "./sessions.ts"
import type { StoredSheet } from "./sheets.ts"

/**
 * The body of every failure, in REST and tRPC. SHEET_CHANGED has `current` (null if the sheet was cleared), FIELDS_CHANGED
 * `conflicts`, NOT_READY `blocking`, and APPROVAL_NEEDED the `number` that the organizer sees beside the request. SIGN_IN_REQUIRED has `ended` if
 * the organizer has ended this judge's session.
 */
export type ErrorBody = {
  error: string
  code: ErrorCode
  issues?: Issue[]
  rows?: RowIssue[]
  current?: StoredSheet | null
  conflicts?: FieldConflict[]
  blocking?: BlockingLine[]
  number?: number
  ended?: EndReason
}

/** The same in tRPC: the `data` of an error, whose message is the sentence. */
export type RefusalData = Omit<ErrorBody, "error"> & { httpStatus: number; retryAfter?: number }
