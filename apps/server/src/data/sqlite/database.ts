import { PrismaClient } from "../../../../../prisma/generated/sqlite/client.ts"
import type { Database, PrismaTransaction, Row, Sql } from "../database.ts"
import { lazyClient } from "../lazy-client.ts"
import { newsInProcess } from "../news.ts"
import { TRANSACTION_LIMITS } from "../transaction-limits.ts"
import { sqliteAdapter } from "./adapter.ts"
import type { SqliteConnection } from "./connection.ts"
import { SqliteGroupCommit } from "./group-commit.ts"
import { SqliteStore } from "./store.ts"
import { toSqlite } from "./values.ts"

/** Opens the SQLite file; Prisma and raw SQL share its one writer. */
export async function openSqlite(file: string): Promise<Database> {
  const store = new SqliteStore(file)
  const prisma = lazyClient(
    () => new PrismaClient({ adapter: sqliteAdapter(store), transactionOptions: TRANSACTION_LIMITS }),
  )
  const groups = new SqliteGroupCommit(store)
  const read = sqlOn((statement) => store.read(statement))
  return {
    dialect: "sqlite",
    isShared: false,
    hasOneWriter: true,
    get prisma() {
      return prisma.client()
    },
    read,
    write: async (work) => groups.write((run) => work(sqlOn(async (statement) => run(statement)))),
    transaction: (work) =>
      prisma.client().$transaction((tx: PrismaTransaction) => store.runInTransaction(() => work(tx))),
    news: newsInProcess(),
    ping: async () => void (await read.all("SELECT 1")),
    close: async () => {
      await prisma.disconnect()
      await store.close()
    },
  }
}

function sqlOn(run: <T>(statement: (connection: SqliteConnection) => T) => Promise<T>): Sql {
  return {
    dialect: "sqlite",
    all: <T extends Row>(sql: string, params: readonly unknown[] = []) =>
      // The caller names the columns that its SQL selects.
      run((connection) => connection.records(sql, params.map(toSqlite)) as T[]),
    run: (sql, params = []) => run((connection) => connection.changes(sql, params.map(toSqlite))),
  }
}
