import type { RefusalData } from "@rosette/contract/error-body"
import { ERRORS, type ErrorCode } from "@rosette/contract/errors"
import { TRPCError } from "@trpc/server"
import { TRPC_ERROR_CODES_BY_KEY } from "@trpc/server/rpc"
import type { AppError } from "./app-error.ts"

const TRPC_CODES = {
  400: "BAD_REQUEST",
  401: "UNAUTHORIZED",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "PAYLOAD_TOO_LARGE",
  415: "UNSUPPORTED_MEDIA_TYPE",
  // tRPC has no code for 416, which only files and pages use.
  416: "BAD_REQUEST",
  429: "TOO_MANY_REQUESTS",
  503: "SERVICE_UNAVAILABLE",
} as const satisfies Record<(typeof ERRORS)[ErrorCode]["status"], TRPCError["code"]>

const trpcCodeOf = (refusal: AppError) => TRPC_CODES[ERRORS[refusal.code].status]

/** What a refusal has besides its sentence, as tRPC clients see it. */
export const refusalData = (refusal: AppError): RefusalData => ({
  code: refusal.code,
  httpStatus: refusal.status,
  issues: refusal.issues,
  rows: refusal.rows,
  current: refusal.current,
  conflicts: refusal.conflicts,
  blocking: refusal.blocking,
  number: refusal.number,
  ended: refusal.ended,
  retryAfter: refusal.retryAfterSeconds,
})

/** A refusal as a tRPC error. */
export const trpcErrorOf = (refusal: AppError): TRPCError =>
  new TRPCError({ code: trpcCodeOf(refusal), message: refusal.message, cause: refusal })

/** A refusal as tRPC sends it: the answer of one call, or the whole body if no procedure was called. */
export const refusalEnvelope = (refusal: AppError) => ({
  error: { message: refusal.message, code: TRPC_ERROR_CODES_BY_KEY[trpcCodeOf(refusal)], data: refusalData(refusal) },
})
