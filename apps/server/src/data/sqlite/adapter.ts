import type { SQLInputValue } from "node:sqlite"
import {
  type ConnectionInfo,
  DriverAdapterError,
  type IsolationLevel,
  type MappedError,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
  type Transaction,
} from "@prisma/driver-adapter-utils"
import { isRecord } from "../../lib/is-record.ts"
import { DatabaseUnavailableError } from "../database-unavailable.ts"
import type { SqliteConnection } from "./connection.ts"
import type { SqliteStore } from "./store.ts"
import type { SqliteTransaction } from "./transaction.ts"
import { argumentToSqlite, columnTypes, fromSqlite } from "./values.ts"

const NAME = { provider: "sqlite", adapterName: "rosette-node-sqlite" } as const

/** Runs a query on the right connection and in the right order. */
type QueryRunner = { run<T>(sql: string, statement: (connection: SqliteConnection) => T): T | Promise<T> }

/** Prisma's driver adapter on a store that others use too: closing Prisma leaves the store open. */
export function sqliteAdapter(store: SqliteStore): SqlDriverAdapterFactory {
  return { ...NAME, connect: async () => adapterOn(store) }
}

function adapterOn(store: SqliteStore): SqlDriverAdapter {
  return {
    ...NAME,
    // Only SELECT is sure to write nothing: WITH and RETURNING may.
    ...queries({
      run: (sql, statement) => (/^\s*SELECT\b/i.test(sql) ? store.read(statement) : store.write(statement)),
    }),
    executeScript: (script) => toPrismaErrors(() => store.write((writer) => writer.db.exec(script))),
    startTransaction: (level) => toPrismaErrors(async () => transactionOn(await begin(store, level))),
    getConnectionInfo: (): ConnectionInfo => ({ maxBindValues: 32_766, supportsRelationJoins: false }),
    dispose: async () => {},
  }
}

async function begin(store: SqliteStore, level: IsolationLevel | undefined): Promise<SqliteTransaction> {
  if (level && level !== "SERIALIZABLE") throw new DriverAdapterError({ kind: "InvalidIsolationLevel", level })
  return store.begin()
}

/** Savepoints are left out on purpose: Prisma then refuses nested transactions with a clear error. */
function transactionOn(transaction: SqliteTransaction): Transaction {
  return {
    ...NAME,
    ...queries({ run: (_sql, statement) => transaction.run(statement) }),
    // The phantom query means that commit and rollback below send the statements themselves.
    options: { usePhantomQuery: true },
    commit: () => toPrismaErrors(() => transaction.commit()),
    rollback: () => toPrismaErrors(() => transaction.rollback()),
  }
}

function queries(runner: QueryRunner): Pick<SqlDriverAdapter, "queryRaw" | "executeRaw"> {
  return {
    queryRaw: (query) => toPrismaErrors(() => runner.run(query.sql, (connection) => rowsOf(connection, query))),
    executeRaw: (query) => toPrismaErrors(() => runner.run(query.sql, (connection) => changesOf(connection, query))),
  }
}

function rowsOf(connection: SqliteConnection, query: SqlQuery): SqlResultSet {
  const { columns, rows } = connection.table(query.sql, bound(query))
  const types = columnTypes(columns, rows)
  return {
    columnNames: columns.map(({ name }) => name),
    columnTypes: types,
    rows: rows.map((row) => row.map((value, index) => fromSqlite(value, types[index]))),
  }
}

function changesOf(connection: SqliteConnection, query: SqlQuery): number {
  return connection.changes(query.sql, bound(query))
}

function bound({ args, argTypes }: SqlQuery): SQLInputValue[] {
  return args.map((value, index) => argumentToSqlite(value, argTypes[index]))
}

async function toPrismaErrors<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toPrismaError(error)
  }
}

const CONSTRAINT_FOREIGN_KEY = 787
const CONSTRAINT_NOT_NULL = 1299
const CONSTRAINT_PRIMARY_KEY = 1555
const CONSTRAINT_TRIGGER = 1811
const CONSTRAINT_UNIQUE = 2067
const CONSTRAINT_ROW_ID = 2579

/**
 * A statement's error as Prisma knows it (P2002, P2003, P2011 …); DatabaseUnavailableError and others are unchanged.
 */
function toPrismaError(error: unknown): unknown {
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
