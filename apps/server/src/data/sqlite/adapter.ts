import type { SQLInputValue } from "node:sqlite"
import type {
  ConnectionInfo,
  IsolationLevel,
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  SqlResultSet,
  Transaction,
} from "@prisma/driver-adapter-utils"
import { DriverAdapterError } from "@prisma/driver-adapter-utils"
import type { SqliteConnection } from "./connection.ts"
import { toPrismaError } from "./errors.ts"
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
