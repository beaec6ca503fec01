import type { RefusalData } from "@rosette/contract/error-body"
import type { ErrorCode, FieldConflict, Issue, RowIssue } from "@rosette/contract/errors"
import type { EndReason } from "@rosette/contract/sessions"
import type { StoredSheet } from "@rosette/contract/sheets"

/** Why a call failed: the server's own message, or ours if the server was not reached. */
export type ClientError = {
  code: ErrorCode | "OFFLINE" | "UNREACHABLE" | "UNREADABLE"
  message: string
  issues: Issue[]
  rows: RowIssue[]
  retryAfterSeconds: number | null
  /** With SHEET_CHANGED: what the server has instead; null if it has none. */
  current?: StoredSheet | null
  /** With FIELDS_CHANGED: the fields that somebody else has changed. */
  conflicts?: FieldConflict[]
  /** With APPROVAL_NEEDED: the number that the organizer sees beside this device. */
  number?: number
  /** With SIGN_IN_REQUIRED: how the organizer ended this judge's session. */
  ended?: EndReason
}

const SENTENCES = {
  OFFLINE: "This device has no network right now. Check the connection and try again.",
  UNREACHABLE: "The server could not be reached. Check the connection and try again in a moment.",
  UNREADABLE: "The server’s answer could not be read. Please try again in a moment.",
} as const

/** Converts any error of a call into a refusal. */
export function refusalOf(error: unknown, isOnline = navigator.onLine): ClientError {
  const data = dataOf(error)
  if (!data) return ownRefusal(error, isOnline)
  return {
    code: data.code,
    message: error instanceof Error ? error.message : SENTENCES.UNREADABLE,
    issues: data.issues ?? [],
    rows: data.rows ?? [],
    retryAfterSeconds: data.retryAfter ?? null,
    ...("current" in data && { current: data.current ?? null }),
    ...(data.conflicts && { conflicts: data.conflicts }),
    ...(data.number !== undefined && { number: data.number }),
    ...(data.ended && { ended: data.ended }),
  }
}

/** The server may have done what was asked, although no answer of its own says so. */
export const isAnswerLost = (error: unknown): boolean =>
  ["OFFLINE", "UNREACHABLE", "UNREADABLE", "UNAVAILABLE"].includes(refusalOf(error).code)

/** The one sentence to show for a failed call. */
export const errorText = (error: unknown): string => refusalOf(error).message

function ownRefusal(error: unknown, isOnline: boolean): ClientError {
  const code = !isOnline ? "OFFLINE" : neverArrived(error) ? "UNREACHABLE" : "UNREADABLE"
  return { code, message: SENTENCES[code], issues: [], rows: [], retryAfterSeconds: null }
}

/** The names of errors of calls that were aborted or timed out. */
const ABORTED = new Set(["AbortError", "TimeoutError"])

/** `fetch` rejects with a TypeError, or with an error of `ABORTED`; tRPC keeps either as the cause of its own error. */
function neverArrived(error: unknown): boolean {
  const reasons = error instanceof Error ? [error, error.cause] : [error]
  return reasons.some((reason) => reason instanceof TypeError || (reason instanceof Error && ABORTED.has(reason.name)))
}

/** The server puts code, issues and rows into `data` of a tRPC error. */
function dataOf(error: unknown): RefusalData | null {
  const data = error instanceof Error && "data" in error ? error.data : null
  const isRefusal = typeof data === "object" && data !== null && "code" in data && typeof data.code === "string"
  return isRefusal ? (data as RefusalData) : null
}
