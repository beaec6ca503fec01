import { setTimeout as wait } from "node:timers/promises"
import { PrismaPg } from "@prisma/adapter-pg"
import type pg from "pg"
import type { PrismaClient } from "../../../../../prisma/generated/sqlite/client.ts"
import type { Database, PrismaTransaction, Row, Sql } from "../database.ts"
import { codesOf, unavailableErrorOf } from "../database-unavailable.ts"
import { numberPlaceholders } from "../sql-placeholders.ts"
import { TRANSACTION_LIMITS } from "../transaction-limits.ts"
import { newsOverPostgresql } from "./news.ts"
import { postgresqlPool } from "./pool.ts"
import { fromPostgresql, toPostgresql } from "./values.ts"

const TRIES = 5
/** serialization_failure, deadlock_detected, and Prisma's code for both. */
const CONFLICTS: (string | number)[] = ["40001", "40P01", "P2034"]

/** Opens a connection pool that Prisma and raw SQL share. */
export async function openPostgresql(url: string): Promise<Database> {
  const pool = postgresqlPool(url)
  const read = sqlOn(pool)
  const prisma = await prismaOn(pool)
  return {
    dialect: "postgresql",
    prisma,
    read,
    write: (work) => retryOnConflict(() => write(pool, work)),
    transaction: (work) => retryOnConflict(() => prisma.$transaction((tx: PrismaTransaction) => work(tx))),
    news: newsOverPostgresql(url, pool),
    ping: async () => void (await read.all("SELECT 1")),
    close: async () => {
      await prisma.$disconnect()
      // Closing twice is no error, as with SQLite.
      if (!pool.ending) await pool.end()
    },
  }
}

async function prismaOn(pool: pg.Pool): Promise<PrismaClient> {
  const { PrismaClient: Client } = await import("../../../../../prisma/generated/postgresql/client.ts")
  const client: unknown = new Client({ adapter: new PrismaPg(pool), transactionOptions: TRANSACTION_LIMITS })
  // Both clients come from the same models; the code is typed against SQLite's, and this is the only cast.
  return client as PrismaClient
}

async function write<T>(pool: pg.Pool, work: (tx: Sql) => Promise<T>): Promise<T> {
  const client = await normalizeErrors(() => pool.connect())
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
    const [, result] = await Promise.all([normalizeErrors(() => client.query("BEGIN")), work(tx)])
    ended = true
    const { command } = await normalizeErrors(() => client.query("COMMIT"))
    // PostgreSQL answers ROLLBACK, without an error, when a statement failed and the work went on.
    if (command !== "COMMIT") throw new Error("The transaction had failed before its end and was rolled back.")
    return result
  } catch (error) {
    // Set before ROLLBACK: a later statement would run outside any transaction.
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
 * The name of a prepared statement, so that each connection parses and plans it once. Statements with a parameter list
 * vary with its length: those are not prepared.
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
    normalizeErrors(() => {
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

/** Retries the work a few times when the database aborted the transaction because of a conflict with another. */
async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
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

async function normalizeErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw unavailableErrorOf(error) ?? error
  }
}
