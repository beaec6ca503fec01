import type { ErrorBody } from "@rosette/contract/error-body"
import { ERRORS, type ErrorCode, type FieldConflict, type Issue, type RowIssue } from "@rosette/contract/errors"
import { LIMITS } from "@rosette/contract/limits"
import type { BlockingLine } from "@rosette/contract/publishing"
import type { EndReason } from "@rosette/contract/sessions"
import type { StoredSheet } from "@rosette/contract/sheets"

/** The retry delay if nothing better is known. */
const RETRY_SECONDS = 5

type Details = {
  message?: string
  issues?: Issue[]
  rows?: RowIssue[]
  current?: StoredSheet | null
  conflicts?: FieldConflict[]
  blocking?: BlockingLine[]
  number?: number
  ended?: EndReason | undefined
  retryAfterSeconds?: number
  cause?: unknown
}

/** A refusal: an entry of the error table, thrown by commands and access checks. Both APIs answer it alike. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly issues: Issue[] | undefined
  readonly rows: RowIssue[] | undefined
  readonly current: StoredSheet | null | undefined
  readonly conflicts: FieldConflict[] | undefined
  readonly blocking: BlockingLine[] | undefined
  readonly number: number | undefined
  readonly ended: EndReason | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? details.issues?.[0]?.message ?? ERRORS[code].message, { cause: details.cause })
    this.name = "AppError"
    this.code = code
    this.issues = details.issues?.slice(0, LIMITS.issues.maxNamed)
    // As many as a person corrects at once; all errors of a file could be longer than the file.
    this.rows = details.rows?.slice(0, LIMITS.csv.maxNamedRows)
    this.current = details.current
    this.conflicts = details.conflicts
    this.blocking = details.blocking
    this.number = details.number
    this.ended = details.ended
    this.retryAfterSeconds = details.retryAfterSeconds ?? (code === "UNAVAILABLE" ? RETRY_SECONDS : undefined)
  }

  get status(): number {
    return ERRORS[this.code].status
  }

  toRefusal(): ErrorBody {
    return {
      error: this.message,
      code: this.code,
      ...(this.issues && { issues: this.issues }),
      ...(this.rows && { rows: this.rows }),
      ...(this.current !== undefined && { current: this.current }),
      ...(this.conflicts && { conflicts: this.conflicts }),
      ...(this.blocking && { blocking: this.blocking }),
      ...(this.number !== undefined && { number: this.number }),
      ...(this.ended && { ended: this.ended }),
    }
  }
}

/** One validation error that only the command could find. */
export const invalid = (path: (string | number)[], message: string): AppError =>
  new AppError("INVALID_INPUT", { issues: [{ path, message }] })
