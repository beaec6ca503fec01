import type { ErrorCode } from "@rosette/contract/errors"
import { refusalOf } from "../../kernel/refusal.ts"
import { AppError } from "../../refusals/app-error.ts"

/** The refusals for errors of Fastify and its plugins, by status. */
const BY_STATUS: Record<number, ErrorCode> = {
  400: "INVALID_INPUT",
  404: "NOT_FOUND",
  406: "UNSUPPORTED_MEDIA_TYPE",
  413: "TOO_LARGE",
  414: "NOT_FOUND",
  415: "UNSUPPORTED_MEDIA_TYPE",
  416: "RANGE_NOT_SATISFIABLE",
}

const statusOf = (error: unknown) =>
  error instanceof Error && "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : undefined

/** Turns any failure of a request, before or inside a procedure, into a refusal of the table. */
export function refusalOfRequest(error: unknown): AppError {
  const code = BY_STATUS[statusOf(error) ?? 0]
  return code ? new AppError(code, { cause: error }) : refusalOf(error)
}
