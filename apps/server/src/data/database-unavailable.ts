import { isRecord } from "../lib/is-record.ts"

/** Why the database could not serve although the input is valid: the caller gets UNAVAILABLE. */
export type UnavailableReason = "busy" | "full" | "read-only" | "unreachable"

const SENTENCES: Record<UnavailableReason, string> = {
  busy: "The database is busy with other work. Nothing was saved, please try again in a moment.",
  full: "The disk of the database is full. Nothing was saved.",
  "read-only": "The database does not allow writing. Nothing was saved.",
  unreachable: "The database cannot be reached right now.",
}

/** The database is locked, full, read-only or unreachable. Nothing of the failed statement was saved. */
export class DatabaseUnavailableError extends Error {
  override readonly name = "DatabaseUnavailableError"
  readonly reason: UnavailableReason

  constructor(reason: UnavailableReason, cause: unknown) {
    super(SENTENCES[reason], { cause })
    this.reason = reason
  }
}

/** SQLite's primary result codes (the low byte of an extended code). */
const SQLITE_REASONS: Record<number, UnavailableReason> = {
  5: "busy",
  6: "busy",
  8: "read-only",
  10: "unreachable",
  13: "full",
  14: "unreachable",
}

/** PostgreSQL's SQLSTATEs, Node's connection codes and Prisma's own codes; all are strings. */
const CODE_REASONS: Record<string, UnavailableReason> = {
  "40001": "busy",
  "40P01": "busy",
  "55P03": "busy",
  "57014": "busy",
  "53100": "full",
  "25006": "read-only",
  "08000": "unreachable",
  "08003": "unreachable",
  "08006": "unreachable",
  "25P03": "unreachable",
  "53300": "unreachable",
  "57P01": "unreachable",
  "57P02": "unreachable",
  "57P03": "unreachable",
  ECONNREFUSED: "unreachable",
  ECONNRESET: "unreachable",
  EPIPE: "unreachable",
  ENOTFOUND: "unreachable",
  EAI_AGAIN: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETUNREACH: "unreachable",
  ETIMEDOUT: "unreachable",
  P1001: "unreachable",
  P1008: "busy",
  P1017: "unreachable",
  P2028: "busy",
  P2034: "busy",
  P2037: "unreachable",
}

/** The unavailability behind an error of SQLite, PostgreSQL or Prisma; null for other errors. */
export function unavailableErrorOf(error: unknown): DatabaseUnavailableError | null {
  if (error instanceof DatabaseUnavailableError) return error
  for (const code of codesOf(error)) {
    const reason = typeof code === "number" ? SQLITE_REASONS[code & 0xff] : CODE_REASONS[code]
    if (reason) return new DatabaseUnavailableError(reason, error)
  }
  // pg gives these no code.
  const lost =
    error instanceof Error &&
    /Connection terminated|is not queryable|Query read timeout|timeout exceeded when trying to connect/.test(
      error.message,
    )
  return lost ? new DatabaseUnavailableError("unreachable", error) : null
}

/** Prisma hides the driver's code in `meta.driverAdapterError.cause`; other drivers put it on the error. */
export function codesOf(error: unknown): (number | string)[] {
  const codes: (number | string)[] = []
  const meta = isRecord(error) && isRecord(error.meta) ? error.meta.driverAdapterError : undefined
  for (const layer of [error, meta]) {
    if (!isRecord(layer)) continue
    const inner = isRecord(layer.cause) ? layer.cause : {}
    for (const code of [layer.errcode, layer.code, inner.originalCode, inner.code]) {
      if (typeof code === "number" || typeof code === "string") codes.push(code)
    }
  }
  return codes
}
