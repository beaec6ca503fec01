import type { ErrorCode } from "@rosette/contract"
import { AppError } from "../../kernel/app-error.ts"
import { refusalOf } from "../../kernel/refusal.ts"

/** What Fastify and its plugins refuse, by the status of their error. */
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

/** Maps any failure of a request, before or inside a procedure, to a refusal of the table. */
export function refusalOfRequest(error: unknown): AppError {
  const code = BY_STATUS[statusOf(error) ?? 0]
  return code ? new AppError(code, { cause: error }) : refusalOf(error)
}
