import type { Issue } from "@rosette/contract/errors"
import { LIMITS } from "@rosette/contract/limits"
import { TRPCError } from "@trpc/server"
import { ZodError } from "zod"
import { unavailableErrorOf } from "../data/database-unavailable.ts"
import { LaneFull } from "../lib/bounded-lanes.ts"
import { AppError } from "../refusals/app-error.ts"

const issuesOf = (error: ZodError): Issue[] =>
  error.issues.slice(0, LIMITS.issues.maxNamed).map(({ path, message }) => ({
    path: path.map((key) => (typeof key === "symbol" ? String(key) : key)),
    message,
  }))

const BY_TRPC_CODE: Partial<Record<TRPCError["code"], (error: TRPCError) => AppError>> = {
  BAD_REQUEST: ({ cause }) => {
    if (cause instanceof SyntaxError) return new AppError("MALFORMED_JSON")
    return new AppError("INVALID_INPUT", { issues: cause instanceof ZodError ? issuesOf(cause) : undefined })
  },
  PARSE_ERROR: () => new AppError("MALFORMED_JSON"),
  NOT_FOUND: () => new AppError("NOT_FOUND"),
  METHOD_NOT_SUPPORTED: () => new AppError("NOT_FOUND"),
  PAYLOAD_TOO_LARGE: () => new AppError("TOO_LARGE"),
  UNSUPPORTED_MEDIA_TYPE: () => new AppError("UNSUPPORTED_MEDIA_TYPE"),
}

/**
 * Turns any thrown error into the refusal to answer; an unexpected error becomes UNAVAILABLE and keeps its cause for
 * the log.
 */
export function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof TRPCError) {
    if (error.cause instanceof AppError) return error.cause
    const known = BY_TRPC_CODE[error.code]?.(error)
    if (known) return known
    return refusalOf(error.cause ?? new Error(error.message))
  }
  if (error instanceof LaneFull) return new AppError("UNAVAILABLE", { cause: error })
  return new AppError("UNAVAILABLE", { message: unavailableErrorOf(error)?.message, cause: error })
}
