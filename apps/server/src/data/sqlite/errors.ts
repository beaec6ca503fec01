import { DriverAdapterError, type MappedError } from "@prisma/driver-adapter-utils"
import { isRecord } from "../../lib/is-record.ts"
import { DatabaseUnavailableError } from "../database-unavailable.ts"

const CONSTRAINT_FOREIGN_KEY = 787
const CONSTRAINT_NOT_NULL = 1299
const CONSTRAINT_PRIMARY_KEY = 1555
const CONSTRAINT_TRIGGER = 1811
const CONSTRAINT_UNIQUE = 2067
const CONSTRAINT_ROW_ID = 2579

/**
 * A statement's error as Prisma knows it (P2002, P2003, P2011 …); DatabaseUnavailableError and others are unchanged.
 */
export function toPrismaError(error: unknown): unknown {
  if (error instanceof DatabaseUnavailableError || !isRecord(error)) return error
  const { errcode, message } = error
  if (typeof errcode !== "number" || typeof message !== "string") return error
  return new DriverAdapterError({ originalCode: String(errcode), originalMessage: message, ...named(errcode, message) })
}

function named(code: number, message: string): MappedError {
  switch (code) {
    case CONSTRAINT_UNIQUE:
    case CONSTRAINT_PRIMARY_KEY:
    case CONSTRAINT_ROW_ID: {
      const { fields, table } = constraintColumns(message)
      return { kind: "UniqueConstraintViolation", constraint: { fields }, table }
    }
    case CONSTRAINT_NOT_NULL:
      return { kind: "NullConstraintViolation", constraint: { fields: constraintColumns(message).fields } }
    case CONSTRAINT_FOREIGN_KEY:
    case CONSTRAINT_TRIGGER:
      return { kind: "ForeignKeyConstraintViolation", constraint: { foreignKey: {} } }
    default:
      return missing(message) ?? { kind: "sqlite", extendedCode: code, message }
  }
}

/** "UNIQUE constraint failed: Judge.eventId, Judge.nameKey" names one table and its columns. */
function constraintColumns(message: string): { fields: string[]; table: string | undefined } {
  const columns = (message.split("constraint failed: ")[1] ?? "").split(", ").map((column) => column.split("."))
  return { fields: columns.map((parts) => parts.at(-1) ?? ""), table: columns[0]?.slice(0, -1).join(".") }
}

function missing(message: string): MappedError | null {
  const table = /^no such table: (.+)$/.exec(message)?.[1]
  if (table) return { kind: "TableDoesNotExist", table }
  const column = /^no such column: (.+)$|has no column named (.+)$/.exec(message)
  return column ? { kind: "ColumnNotFound", column: column[1] ?? column[2] } : null
}
