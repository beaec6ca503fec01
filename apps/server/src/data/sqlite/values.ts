import type { SQLInputValue, SQLOutputValue } from "node:sqlite"
import { type ArgType, type ColumnType, ColumnTypeEnum, DriverAdapterError } from "@prisma/driver-adapter-utils"
import type { SqliteColumn } from "./connection.ts"

/** A value as stored by SQLite: dates as ISO text in UTC, booleans as 1 and 0. Throws for anything else. */
export function toSqlite(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
    return value
  if (typeof value === "boolean") return value ? 1 : 0
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return value
  throw new TypeError(`The database cannot store a value of type ${typeof value}.`)
}

/**
 * An argument of a Prisma query, which may be a text with its type. Refuses an Int of more than 32 bits, as PostgreSQL
 * does.
 */
export function argumentToSqlite(value: unknown, type: ArgType | undefined): SQLInputValue {
  if (typeof value !== "string") return toSqlite(value)
  switch (type?.scalarType) {
    // No model has a BigInt: this is Prisma's name for SQLite's Int.
    case "int":
    case "bigint":
      return int32(Number(value))
    case "float":
    case "decimal":
      return Number(value)
    case "datetime":
      return new Date(value).toISOString()
    case "bytes":
      return Buffer.from(value, "base64")
    default:
      return value
  }
}

function int32(value: number): number {
  if (value === (value | 0)) return value
  throw new DriverAdapterError({ kind: "ValueOutOfRange", cause: `${value} is no whole number of 32 bits` })
}

const DECLARED: Record<string, ColumnType> = {
  INTEGER: ColumnTypeEnum.Int32,
  BIGINT: ColumnTypeEnum.Int64,
  REAL: ColumnTypeEnum.Double,
  DECIMAL: ColumnTypeEnum.Numeric,
  TEXT: ColumnTypeEnum.Text,
  DATETIME: ColumnTypeEnum.DateTime,
  BOOLEAN: ColumnTypeEnum.Boolean,
  BLOB: ColumnTypeEnum.Bytes,
  JSONB: ColumnTypeEnum.Json,
}

/** The column types for Prisma: the declared type, or for an expression the type of its first value. */
export function columnTypes(columns: readonly SqliteColumn[], rows: readonly SQLOutputValue[][]): ColumnType[] {
  return columns.map(({ type }, index) => {
    const declared = type === null ? undefined : DECLARED[type.toUpperCase()]
    return declared ?? typeOfValue(rows.find((row) => row[index] !== null)?.[index])
  })
}

function typeOfValue(value: SQLOutputValue | undefined): ColumnType {
  if (typeof value === "string") return ColumnTypeEnum.Text
  if (typeof value === "bigint") return ColumnTypeEnum.Int64
  if (typeof value === "number") return ColumnTypeEnum.UnknownNumber
  return value instanceof Uint8Array ? ColumnTypeEnum.Bytes : ColumnTypeEnum.Int32
}

/** A stored value as Prisma expects it. SQLite's CURRENT_TIMESTAMP is in UTC but does not say so. */
export function fromSqlite(value: SQLOutputValue, type: ColumnType | undefined): unknown {
  if (type !== ColumnTypeEnum.DateTime || typeof value !== "string") return value
  return value.includes("T") ? value : `${value.replace(" ", "T")}Z`
}
