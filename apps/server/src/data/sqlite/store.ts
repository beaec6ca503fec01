import { AsyncLocalStorage } from "node:async_hooks"
import { setTimeout as wait } from "node:timers/promises"
import { DatabaseTrouble, databaseTrouble } from "../database-trouble.ts"
import { Mutex } from "../mutex.ts"
import { SqliteConnection } from "./connection.ts"
import { SqliteTransaction } from "./transaction.ts"

/** How long a write waits for another program's lock. */
export const LOCK_PATIENCE_MS = 5_000
const LONGEST_PAUSE_MS = 50

/**
 * One SQLite file: a single writer, behind a lock that covers transactions and plain writes alike, and a read-only
 * connection for everything that is read outside a transaction. Another program's lock is waited for without blocking.
 */
export class SqliteStore {
  readonly #writer: SqliteConnection
  readonly #reader: SqliteConnection
  readonly #turn = new Mutex()
  readonly #inside = new AsyncLocalStorage<{ open: boolean }>()
  #closed = false

  /** Opens, or creates, the file. Throws DatabaseTrouble where the place cannot be opened or written. */
  constructor(file: string) {
    try {
      this.#writer = new SqliteConnection(file, { readOnly: false })
      // At start, and only then, waiting may block: nobody is served yet.
      this.#writer.db.exec(`PRAGMA busy_timeout = ${LOCK_PATIENCE_MS}`)
      this.#writer.db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 0")
      this.#reader = new SqliteConnection(file, { readOnly: true })
    } catch (error) {
      throw databaseTrouble(error) ?? error
    }
  }

  /** Runs a reading statement: it sees what is committed, and waits for no writer. */
  read<T>(statement: (reader: SqliteConnection) => T): Promise<T> {
    return this.#patiently(Date.now() + LOCK_PATIENCE_MS, () => statement(this.#reader))
  }

  /** Runs one writing statement, committed by itself, when its turn has come. */
  async write<T>(statement: (writer: SqliteConnection) => T): Promise<T> {
    const deadline = Date.now() + LOCK_PATIENCE_MS
    const release = await this.#takeTurn()
    try {
      return await this.#patiently(deadline, () => statement(this.#writer))
    } finally {
      release()
    }
  }

  /** Opens the one writing transaction when its turn has come; the next turn waits for its commit or rollback. */
  async begin(deadline = Date.now() + LOCK_PATIENCE_MS): Promise<SqliteTransaction> {
    const release = await this.#takeTurn()
    try {
      await this.#patiently(deadline, () => this.#writer.db.exec("BEGIN IMMEDIATE"))
      return new SqliteTransaction(this.#writer, release)
    } catch (error) {
      release()
      throw error
    }
  }

  /** Runs the work of an open transaction, so that a write that would wait for that very transaction is noticed. */
  async inside<T>(work: () => Promise<T>): Promise<T> {
    const scope = { open: true }
    try {
      // Prisma starts its work when it is awaited, so that has to happen inside too.
      return await this.#inside.run(scope, async () => await work())
    } finally {
      scope.open = false
    }
  }

  /** Waits for the writer's turn to end, then closes both connections; the last one folds the log into the file. */
  async close(): Promise<void> {
    if (this.#closed) return
    const release = await this.#turn.acquire()
    try {
      if (this.#closed) return
      this.#closed = true
      this.#reader.close()
      this.#writer.close()
    } finally {
      release()
    }
  }

  /** Throws inside the work of an open transaction. */
  refuseInside(): void {
    if (!this.#inside.getStore()?.open) return
    throw new Error(
      "A write inside a transaction goes through the transaction's own handle, or it would wait for itself.",
    )
  }

  #takeTurn(): Promise<() => void> {
    this.refuseInside()
    return this.#turn.acquire()
  }

  /** Tries at least once, and again in short pauses while another program holds the file, until the deadline. */
  async #patiently<T>(deadline: number, attempt: () => T): Promise<T> {
    for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      if (this.#closed) throw new DatabaseTrouble("unreachable", new Error("The database is closed."))
      try {
        return attempt()
      } catch (error) {
        const trouble = databaseTrouble(error)
        if (!trouble) throw error
        if (trouble.reason !== "busy" || Date.now() >= deadline) throw trouble
        await wait(pause)
      }
    }
  }
}
