import type pg from "pg"
import type { Row, Sql } from "../database.ts"
import { normalizeErrors, sqlOn } from "./sql.ts"

/** A transaction on its own connection. */
export type OpenTransaction = {
  /**
   * Runs the work on a handle that cannot be used afterwards. `before` is sent together with the first statement of the
   * work. Also rejects if a statement failed and the work ignored it.
   */
  run<T>(before: string, work: (tx: Sql) => Promise<T>): Promise<T>
  /** One or several statements without parameters. */
  step(sql: string): Promise<void>
  commit(): Promise<void>
}

/** Lends a connection to the work; a transaction that is still open at the end is rolled back. */
export async function onConnection<T>(pool: pg.Pool, work: (transaction: OpenTransaction) => Promise<T>): Promise<T> {
  const client = await normalizeErrors(() => pool.connect())
  let broken: Error | undefined
  const noteBreak = (error: Error) => {
    broken = error
  }
  client.on("error", noteBreak)
  try {
    return await work(transactionOn(client))
  } finally {
    if (!broken && client.getTransactionStatus() !== "I") await client.query("ROLLBACK").catch(noteBreak)
    client.off("error", noteBreak)
    client.release(broken)
  }
}

function transactionOn(client: pg.PoolClient): OpenTransaction {
  const query = (sql: string) => normalizeErrors(() => client.query(sql))
  return {
    async run(before, work) {
      let isOver = false
      let hasFailed = false
      const noteFailure = (error: unknown) => {
        hasFailed = true
        throw error
      }
      const tx = sqlOn({
        query: (config) => {
          if (isOver) throw new Error("This transaction is over: its handle must not be kept.")
          return client.query<Row>(config).catch(noteFailure)
        },
      })
      const opened = query(before)
      try {
        const [, result] = await Promise.all([opened, work(tx)])
        // PostgreSQL reports an error first, and only then the state of the transaction.
        if (hasFailed) await query("")
        if (client.getTransactionStatus() === "E")
          throw new Error("The transaction had failed before its end and was aborted.")
        return result
      } finally {
        isOver = true
        // Only then the connection knows whether a transaction is open.
        await opened.catch(() => {})
      }
    },
    step: async (sql) => void (await query(sql)),
    async commit() {
      const { command } = await query("COMMIT")
      // PostgreSQL answers ROLLBACK, without an error, when a statement has failed.
      if (command !== "COMMIT") throw new Error("The transaction had failed before its end and was rolled back.")
    },
  }
}

/** One transaction for one work. */
export function writeAlone<T>(pool: pg.Pool, work: (tx: Sql) => Promise<T>): Promise<T> {
  return onConnection(pool, async (transaction) => {
    const result = await transaction.run("BEGIN", work)
    await transaction.commit()
    return result
  })
}
