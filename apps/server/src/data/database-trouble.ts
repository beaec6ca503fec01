import { isRecord } from "./is-record.ts"

/** Why the database could not serve, where that is nobody's input: the caller answers "not able right now". */
export type TroubleReason = "busy" | "full" | "read-only" | "unreachable"

const SENTENCES: Record<TroubleReason, string> = {
  busy: "The database is busy with other work. Nothing was saved, please try again in a moment.",
  full: "The disk of the database is full. Nothing was saved.",
  "read-only": "The database does not allow writing. Nothing was saved.",
  unreachable: "The database cannot be reached right now.",
}

/** The database is locked, full, read-only or away. Nothing of the failed statement or transaction was saved. */
export class DatabaseTrouble extends Error {
  override readonly name = "DatabaseTrouble"
  readonly reason: TroubleReason

  constructor(reason: TroubleReason, cause: unknown) {
    super(SENTENCES[reason], { cause })
    this.reason = reason
  }
}

/** SQLite's primary result codes (the low byte of an extended code). */
const SQLITE_REASONS: Record<number, TroubleReason> = {
  5: "busy",
  6: "busy",
  8: "read-only",
  10: "unreachable",
  13: "full",
  14: "unreachable",
}

/** PostgreSQL's SQLSTATE codes, Node's connection codes and Prisma's own, which all arrive as text. */
const CODE_REASONS: Record<string, TroubleReason> = {
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
  ETIMEDOUT: "unreachable",
  P1001: "unreachable",
  P1008: "busy",
  P1017: "unreachable",
  P2028: "busy",
  P2034: "busy",
  P2037: "unreachable",
}

/** The trouble in an error of SQLite, PostgreSQL or Prisma; null when the error is of another kind. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  if (error instanceof DatabaseTrouble) return error
  for (const code of codesOf(error)) {
    const reason = typeof code === "number" ? SQLITE_REASONS[code & 0xff] : CODE_REASONS[code]
    if (reason) return new DatabaseTrouble(reason, error)
  }
  // The pool of connections gives these two no code.
  const lost =
    error instanceof Error && /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  return lost ? new DatabaseTrouble("unreachable", error) : null
}

/** Prisma hides the driver's own code in `meta.driverAdapterError.cause`; the other drivers show it on the error. */
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
