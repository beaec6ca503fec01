import { TRPCClientError } from "@trpc/client"
import type { AppRouter, ErrorBody, RefusalData } from "./types.ts"

/** The server has understood the call and refused it. The message is a sentence for a person. */
export class RosetteError extends TRPCClientError<AppRouter> {
  override readonly name = "RosetteError"
  readonly code: ErrorBody["code"]
  readonly status: number
  readonly issues: NonNullable<ErrorBody["issues"]>
  readonly rows: NonNullable<ErrorBody["rows"]>
  readonly conflicts: NonNullable<ErrorBody["conflicts"]>
  readonly blocking: NonNullable<ErrorBody["blocking"]>
  /** With SHEET_CHANGED: the sheet that the server has instead; null if it has none. */
  readonly current: ErrorBody["current"]
  /** With APPROVAL_NEEDED: the number that the organizer sees beside this device. */
  readonly number: ErrorBody["number"]
  /** With SIGN_IN_REQUIRED: how the organizer has ended this judge's session. */
  readonly ended: ErrorBody["ended"]
  readonly retryAfterSeconds: number | null

  constructor(code: ErrorBody["code"], sentence: string, details: Omit<RefusalData, "code">) {
    super(sentence)
    // tRPC's constructor makes every instance one of its own class.
    Object.setPrototypeOf(this, RosetteError.prototype)
    this.code = code
    this.status = details.httpStatus
    this.issues = details.issues ?? []
    this.rows = details.rows ?? []
    this.conflicts = details.conflicts ?? []
    this.blocking = details.blocking ?? []
    this.current = details.current
    this.number = details.number
    this.ended = details.ended
    this.retryAfterSeconds = details.retryAfter ?? null
  }
}

/**
 * Why there is no answer of the server. `unreachable`: no server at this address, or no way to it. `timedOut`: no answer in time.
 * `certificate`: its certificate is not trusted here. `notTheApi`: something else answers, such as a proxy with a page.
 * `otherVersion`: a Rosette whose calls may have another form.
 */
export type ConnectionFailure = "unreachable" | "timedOut" | "certificate" | "notTheApi" | "otherVersion"

const SENTENCES = {
  unreachable: "The server could not be reached. Check the address and the connection.",
  timedOut: "The server did not answer in time. Try again in a moment.",
  certificate: "The server’s certificate is not trusted on this computer.",
  notTheApi: "What answers at this address is not Rosette. Check the address, and any proxy before it.",
  otherVersion: "The server has another version than this client. Use a client of its version.",
} as const satisfies Record<ConnectionFailure, string>

type Facts = {
  /** The code of the system or of TLS, such as ECONNREFUSED. */
  reason?: string
  /** The status and type of an answer that is not the API's. */
  status?: number
  contentType?: string
  serverVersion?: string | null
  cause?: unknown
}

/** The call has no answer of the server. What it should change may have been changed, unless the server has another version. */
export class ConnectionError extends TRPCClientError<AppRouter> {
  override readonly name = "ConnectionError"
  readonly kind: ConnectionFailure
  readonly reason: string | null
  readonly status: number | null
  readonly contentType: string | null
  /** With `otherVersion`; null if the server is too old to say it. */
  readonly serverVersion: string | null

  constructor(kind: ConnectionFailure, { reason, status, contentType, serverVersion, cause }: Facts = {}) {
    super(SENTENCES[kind], cause instanceof Error ? { cause } : undefined)
    // As above.
    Object.setPrototypeOf(this, ConnectionError.prototype)
    this.kind = kind
    this.reason = reason ?? null
    this.status = status ?? null
    this.contentType = contentType ?? null
    this.serverVersion = serverVersion ?? null
  }
}
