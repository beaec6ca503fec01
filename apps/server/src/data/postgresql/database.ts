import { setTimeout as wait } from "node:timers/promises"
import { PrismaPg } from "@prisma/adapter-pg"
import type pg from "pg"
import type { PrismaClient } from "../../../../../prisma/generated/sqlite/client.ts"
import type { Database, PrismaTransaction, Row, Sql } from "../database.ts"
import { codesOf, databaseTrouble } from "../database-trouble.ts"
import { numberPlaceholders } from "../sql-placeholders.ts"
import { TRANSACTION_LIMITS } from "../transaction-limits.ts"
import { newsOverPostgresql } from "./news.ts"
import { postgresqlPool } from "./pool.ts"
import { fromPostgresql, toPostgresql } from "./values.ts"

const TRIES = 5
/** serialization_failure, deadlock_detected, and Prisma's word for both. */
const CONFLICTS: (string | number)[] = ["40001", "40P01", "P2034"]

/** Opens a pool of connections that Prisma and the bare door share. */
export async function openPostgresql(url: string): Promise<Database> {
  const pool = postgresqlPool(url)
  const read = sqlOn(pool)
  const prisma = await prismaOn(pool)
  return {
    dialect: "postgresql",
    prisma,
    read,
    write: (work) => againAfterConflict(() => write(pool, work)),
    transaction: (work) => againAfterConflict(() => prisma.$transaction((tx: PrismaTransaction) => work(tx))),
    news: newsOverPostgresql(url, pool),
    ping: async () => void (await read.all("SELECT 1")),
    close: async () => {
      await prisma.$disconnect()
      // Closing what is closed is no failure, as with SQLite.
      if (!pool.ending) await pool.end()
    },
  }
}

async function prismaOn(pool: pg.Pool): Promise<PrismaClient> {
  const { PrismaClient: Client } = await import("../../../../../prisma/generated/postgresql/client.ts")
  const client: unknown = new Client({ adapter: new PrismaPg(pool), transactionOptions: TRANSACTION_LIMITS })
  // Both clients come from the same models; the code is typed against the one for SQLite, and this is the only cast.
  return client as PrismaClient
}

async function write<T>(pool: pg.Pool, work: (tx: Sql) => Promise<T>): Promise<T> {
  const client = await inClearWords(() => pool.connect())
  let broken: Error | undefined
  const noteBreak = (error: Error) => {
    broken = error
  }
  client.on("error", noteBreak)
  let ended = false
  const tx = sqlOn({
    query: (config) => {
      if (ended) throw new Error("This transaction is over: its handle must not be kept.")
      return client.query(config)
    },
  })
  try {
    // Sent together with the first statement of the work.
    const [, result] = await Promise.all([inClearWords(() => client.query("BEGIN")), work(tx)])
    ended = true
    const { command } = await inClearWords(() => client.query("COMMIT"))
    // PostgreSQL answers ROLLBACK, and no error, when a statement had failed and the work went on.
    if (command !== "COMMIT") throw new Error("The transaction had failed before its end and was rolled back.")
    return result
  } catch (error) {
    // From here on: what reaches the connection after ROLLBACK would be written outside of any transaction.
    ended = true
    await client.query("ROLLBACK").catch(noteBreak)
    throw error
  } finally {
    ended = true
    client.off("error", noteBreak)
    client.release(broken)
  }
}

const MOST_NAMED = 100
const MOST_NAMED_PARAMETERS = 20
const names = new Map<string, string>()

/**
 * The name under which PostgreSQL keeps a statement prepared, so that each connection reads and plans it once. Texts with a
 * list of parameters come in as many forms as the list has lengths: those are not kept.
 */
function nameOf(sql: string, values: readonly unknown[]): string | undefined {
  const known = names.get(sql)
  if (known !== undefined || values.length > MOST_NAMED_PARAMETERS || names.size >= MOST_NAMED) return known
  const name = `rosette_${names.size}`
  names.set(sql, name)
  return name
}

type Queryable = { query(config: pg.QueryConfig): Promise<pg.QueryResult<Row>> }

function sqlOn(connection: Queryable): Sql {
  const query = (sql: string, params: readonly unknown[] = []) =>
    inClearWords(() => {
      const values = params.map(toPostgresql)
      return connection.query({
        name: nameOf(sql, values),
        text: numberPlaceholders(sql),
        values,
        types: fromPostgresql,
      })
    })
  return {
    // The caller names the columns that its SQL selects.
    all: async <T extends Row>(sql: string, params?: readonly unknown[]) => (await query(sql, params)).rows as T[],
    run: async (sql, params) => (await query(sql, params)).rowCount ?? 0,
  }
}

/** Runs the work again, a few times, when two transactions stood in each other's way and the database gave this one up. */
async function againAfterConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const cause = error instanceof Error ? error.cause : undefined
      const conflict = [...codesOf(error), ...codesOf(cause)].some((code) => CONFLICTS.includes(code))
      if (!conflict || attempt >= TRIES) throw error
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}

async function inClearWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw databaseTrouble(error) ?? error
  }
}
