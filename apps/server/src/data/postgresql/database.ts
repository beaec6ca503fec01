import { setTimeout as wait } from "node:timers/promises"
import { PrismaPg } from "@prisma/adapter-pg"
import type pg from "pg"
import type { PrismaClient } from "../../../../../prisma/generated/sqlite/client.ts"
import type { Database, PrismaTransaction } from "../database.ts"
import { codesOf } from "../database-unavailable.ts"
import { type LazyClient, lazyClient } from "../lazy-client.ts"
import { TRANSACTION_LIMITS } from "../transaction-limits.ts"
import { newsOverPostgresql } from "./news.ts"
import { postgresqlPool } from "./pool.ts"
import { sqlOn } from "./sql.ts"
import { writeInTransaction } from "./transaction.ts"

/** Opens a connection pool that Prisma and raw SQL share. */
export async function openPostgresql(url: string, directUrl: string, limits?: pg.PoolConfig): Promise<Database> {
  const pool = postgresqlPool(url, limits)
  const read = sqlOn(pool)
  const prisma = await prismaOn(pool)
  const news = newsOverPostgresql({ pool, directUrl, isPooled: directUrl !== url })
  return {
    dialect: "postgresql",
    isShared: true,
    hasOneWriter: false,
    get prisma() {
      return prisma.client()
    },
    read,
    write: (work) => retryOnConflict(() => writeInTransaction(pool, work)),
    transaction: (work) => retryOnConflict(() => prisma.client().$transaction((tx: PrismaTransaction) => work(tx))),
    news,
    ping: async () => void (await read.all("SELECT 1")),
    close: async () => {
      await prisma.disconnect()
      // Closing twice is not an error, as with SQLite.
      if (pool.ending) return
      await news.flush()
      await pool.end()
    },
  }
}

async function prismaOn(pool: pg.Pool): Promise<LazyClient<PrismaClient>> {
  const { PrismaClient: Client } = await import("../../../../../prisma/generated/postgresql/client.ts")
  return lazyClient(() => {
    const client: unknown = new Client({ adapter: new PrismaPg(pool), transactionOptions: TRANSACTION_LIMITS })
    // Both clients come from the same models; the code is typed against SQLite's, and this is the only cast.
    return client as PrismaClient
  })
}

const MAX_ATTEMPTS = 5
/** serialization_failure, deadlock_detected, and Prisma's code for both. */
const CONFLICTS: (string | number)[] = ["40001", "40P01", "P2034"]

/** Whether the database aborted the transaction because of a conflict with another. */
function isConflict(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return [...codesOf(error), ...codesOf(cause)].some((code) => CONFLICTS.includes(code))
}

/** Runs the work again a few times after a conflict. */
async function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isConflict(error) || attempt >= MAX_ATTEMPTS) throw error
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}
