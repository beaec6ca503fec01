import type { ErrorCode, Issue } from "@rosette/contract/errors"
import type { StoredSheet } from "@rosette/contract/sheets"

/** What each refusal of the server means for a sheet that was sent. A new code does not compile until it has a row here. */
const MEANING = {
  UNAVAILABLE: "unavailable",
  TOO_MANY_ATTEMPTS: "unavailable",
  // These are about the request, not about the sheet in it.
  MALFORMED_JSON: "unavailable",
  FOREIGN_ORIGIN: "unavailable",
  UNSUPPORTED_MEDIA_TYPE: "unavailable",
  SIGN_IN_REQUIRED: "signedOut",
  FORBIDDEN: "signedOut",
  DATABASE_CHANGED: "otherDatabase",
  SHEET_CHANGED: "refused",
  SCORES_LOCKED: "refused",
  EVENT_CLOSED: "refused",
  INVALID_INPUT: "refused",
  NOT_FOUND: "refused",
  MUTATION_ID_REUSED: "refused",
  TOO_LARGE: "refused",
  LIMIT_REACHED: "refused",
  // Saves do not get these codes; if one does, the sheet stays unsent with the server's sentence.
  CSV_ROWS_INVALID: "refused",
  WRONG_CREDENTIALS: "refused",
  EVENT_CREATION_CLOSED: "refused",
  STEPPED_ASIDE: "refused",
  WRONG_PASSWORD: "refused",
  NAME_SIGN_IN_OFF: "refused",
  APPROVAL_NEEDED: "refused",
  APPROVAL_REFUSED: "refused",
  VOTING_ID_TAKEN: "refused",
  JUDGE_NAME_TAKEN: "refused",
  CLASS_NAME_TAKEN: "refused",
  CLASS_IN_USE: "refused",
  POINTS_ABOVE_MAX: "refused",
  AWARD_IN_USE: "refused",
  FLAG_IN_USE: "refused",
  ALREADY_ASSIGNED: "refused",
  TIE_SETTLED: "refused",
  AWARD_FULL: "refused",
  ENTRY_JUDGED: "refused",
  NOT_COMPETING: "refused",
  EXCLUSIVE_AWARD: "refused",
  FIELDS_CHANGED: "refused",
  REOPENING_USED: "refused",
  WINNER_CHANGED: "refused",
  TIE_CHANGED: "refused",
  RESULTS_PUBLISHED: "refused",
  NOT_READY: "refused",
  VERSION_CHANGED: "refused",
  WRONG_RESULTS_STATE: "refused",
  NOT_PUBLISHED: "refused",
  CEREMONY_CHANGED: "refused",
  ANOTHER_ANNOUNCER: "refused",
  VOTE_CODE_UNKNOWN: "refused",
  VOTE_CODE_USED: "refused",
  POLL_CLOSED: "refused",
  POLL_IN_USE: "refused",
  NOT_IN_POLL: "refused",
  RANGE_NOT_SATISFIABLE: "refused",
} as const satisfies Record<ErrorCode, "unavailable" | "signedOut" | "otherDatabase" | "refused">

type CodesMeaning<Kind> = { [Code in ErrorCode]: (typeof MEANING)[Code] extends Kind ? Code : never }[ErrorCode]

/** There was no response: no network, no server, or no answer in time. */
type NoLine = { kind: "noLine"; code: "OFFLINE" | "UNREACHABLE"; message: string }

/** The response was not the server's answer to this sheet, for example the page of a captive portal. */
type Unreadable = { kind: "unreadable"; code: "UNREADABLE"; message: string }

/** The server answered that it cannot decide at the moment. */
type Unavailable = {
  kind: "unavailable"
  code: CodesMeaning<"unavailable">
  message: string
  retryAfterSeconds: number | null
}

/** Nobody is signed in, or somebody else is. */
type SignedOut = { kind: "signedOut"; code: CodesMeaning<"signedOut">; message: string }

/** The server at this address has another database than the one for which the sheet was made. */
type OtherDatabase = { kind: "otherDatabase"; code: CodesMeaning<"otherDatabase">; message: string }

/** The server has refused this sheet. With SHEET_CHANGED, `current` is the sheet that it has instead, null for none. */
export type SheetRefused = {
  kind: "refused"
  code: CodesMeaning<"refused">
  message: string
  issues: Issue[]
  current?: StoredSheet | null
}

/** The server did not decide: the attempt is repeated unchanged after a pause. */
export type Cut = NoLine | Unreadable | Unavailable

/** Nothing of this judge can be sent until somebody acts, for example signs in. */
export type Stopped = SignedOut | OtherDatabase

/** Why a sheet is not on the server. */
export type SendFailure = Cut | Stopped | SheetRefused

/** A failed call, as its caller describes it. */
export type FailedCall = {
  code: ErrorCode | NoLine["code"] | Unreadable["code"]
  message: string
  issues?: Issue[]
  retryAfterSeconds?: number | null
  current?: StoredSheet | null
}

/** Returns what a failed call means for the sheet in it. An unknown code of a newer server is a refusal: the sheet stays unsent. */
export function sendFailureOf(call: FailedCall): SendFailure {
  const { code, message } = call
  if (code === "OFFLINE" || code === "UNREACHABLE") return { kind: "noLine", code, message }
  if (code === "UNREADABLE") return { kind: "unreadable", code, message }
  if (isMeaning(code, "unavailable"))
    return { kind: "unavailable", code, message, retryAfterSeconds: call.retryAfterSeconds ?? null }
  if (isMeaning(code, "signedOut")) return { kind: "signedOut", code, message }
  if (isMeaning(code, "otherDatabase")) return { kind: "otherDatabase", code, message }
  const current = call.current === undefined ? {} : { current: call.current }
  return { kind: "refused", code: code as SheetRefused["code"], message, issues: call.issues ?? [], ...current }
}

const isMeaning = <Kind extends string>(code: ErrorCode, kind: Kind): code is CodesMeaning<Kind> =>
  MEANING[code] === (kind as string)
