import type pg from "pg"
import type { Row, Sql } from "../database.ts"
import { codesOf, unavailableErrorOf } from "../database-unavailable.ts"
import { normalizeErrors, sqlOn } from "./sql.ts"

/**
 * Runs the work in one transaction on its own connection: commits when it resolves, rolls back when it rejects, or when
 * one of its statements has failed and it ignored that. Its handle cannot be used afterwards.
 */
export function writeInTransaction<T>(pool: pg.Pool, work: (tx: Sql) => Promise<T>): Promise<T> {
  return onConnection(pool, async (client) => {
    const result = await runWork(client, work)
    const { command } = await normalizeErrors(() => client.query("COMMIT"))
    // PostgreSQL answers ROLLBACK, without an error, when a statement has failed.
    if (command !== "COMMIT") throw new Error("The transaction had failed before its end and was rolled back.")
    return result
  })
}

/** Lends a connection to the work; a transaction that is still open at the end is rolled back. */
async function onConnection<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await normalizeErrors(() => pool.connect())
  let broken: Error | undefined
  const noteBreak = (error: Error) => {
    broken = error
  }
  client.on("error", noteBreak)
  try {
    return await work(client)
  } finally {
    if (!broken && client.getTransactionStatus() !== "I") await client.query("ROLLBACK").catch(noteBreak)
    client.off("error", noteBreak)
    client.release(broken)
  }
}

/** What PostgreSQL answers to each statement after the one that failed. */
const TRANSACTION_ABORTED = "25P02"

/** Sends BEGIN together with the first statements of the work. */
async function runWork<T>(client: pg.PoolClient, work: (tx: Sql) => Promise<T>): Promise<T> {
  let isOver = false
  const failures: unknown[] = []
  const noteFailure = (error: unknown) => {
    failures.push(error)
    throw error
  }
  const tx = sqlOn({
    query: (config) => {
      if (isOver) throw new Error("This transaction is over: its handle must not be kept.")
      return client.query<Row>(config).catch(noteFailure)
    },
  })
  const opened = normalizeErrors(() => client.query("BEGIN"))
  try {
    const [, result] = await Promise.all([opened, work(tx)])
    // PostgreSQL reports an error first, and only then the state of the transaction.
    if (failures.length > 0) await client.query("")
    if (client.getTransactionStatus() === "E")
      throw new Error("The transaction had failed before its end and was aborted.")
    return result
  } catch (error) {
    // Of statements that were sent together, the work may hear of a later one first.
    throw codesOf(error).includes(TRANSACTION_ABORTED) ? (unavailableErrorOf(failures[0]) ?? failures[0]) : error
  } finally {
    isOver = true
    // Only then the connection knows whether a transaction is open.
    await opened.catch(() => {})
  }
}
