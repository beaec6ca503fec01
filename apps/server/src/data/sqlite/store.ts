import { AsyncLocalStorage } from "node:async_hooks"
import { setTimeout as wait } from "node:timers/promises"
import { DatabaseUnavailableError, unavailableErrorOf } from "../database-unavailable.ts"
import { Mutex } from "../mutex.ts"
import { LOCK_TIMEOUT_MS } from "../transaction-limits.ts"
import { SqliteConnection } from "./connection.ts"
import { SqliteTransaction } from "./transaction.ts"

const LONGEST_PAUSE_MS = 50

/**
 * One SQLite file: a single writer, with one mutex for transactions and plain writes, and a read-only connection for
 * reads outside a transaction. Waits for another program's lock without blocking.
 */
export class SqliteStore {
  readonly #writer: SqliteConnection
  readonly #reader: SqliteConnection
  readonly #turn = new Mutex()
  readonly #openTransaction = new AsyncLocalStorage<{ open: boolean }>()
  #closed = false

  /** Opens or creates the file. Throws DatabaseUnavailableError if it cannot be opened or written. */
  constructor(file: string) {
    try {
      this.#writer = new SqliteConnection(file, { readOnly: false })
      // Only here, at the start, waiting may block: no requests are served yet.
      this.#writer.db.exec(`PRAGMA busy_timeout = ${LOCK_TIMEOUT_MS}`)
      this.#writer.db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 0")
      // Deleted data is overwritten, so that no free page of the file still holds it.
      this.#writer.db.exec("PRAGMA secure_delete = ON")
      this.#reader = new SqliteConnection(file, { readOnly: true })
    } catch (error) {
      throw unavailableErrorOf(error) ?? error
    }
  }

  /** Runs a read statement: it sees committed data and waits for no writer. */
  read<T>(statement: (reader: SqliteConnection) => T): Promise<T> {
    return this.#retryWhileLocked(Date.now() + LOCK_TIMEOUT_MS, () => statement(this.#reader))
  }

  /** Runs one write statement in its turn, in its own transaction. */
  async write<T>(statement: (writer: SqliteConnection) => T): Promise<T> {
    const deadline = Date.now() + LOCK_TIMEOUT_MS
    const release = await this.#takeTurn()
    try {
      return await this.#retryWhileLocked(deadline, () => statement(this.#writer))
    } finally {
      release()
    }
  }

  /** Opens the one write transaction in its turn; the next turn waits for its commit or rollback. */
  async begin(deadline = Date.now() + LOCK_TIMEOUT_MS): Promise<SqliteTransaction> {
    const release = await this.#takeTurn()
    try {
      await this.#retryWhileLocked(deadline, () => this.#writer.db.exec("BEGIN IMMEDIATE"))
      return new SqliteTransaction(this.#writer, release)
    } catch (error) {
      release()
      throw error
    }
  }

  /**
   * Runs the work of an open transaction, so that a write inside it that would wait for that transaction is detected.
   */
  async runInTransaction<T>(work: () => Promise<T>): Promise<T> {
    const scope = { open: true }
    try {
      // Prisma starts its work only when awaited, so it must be awaited in here.
      return await this.#openTransaction.run(scope, async () => await work())
    } finally {
      scope.open = false
    }
  }

  /** Waits for the current turn to end, then closes both connections; the last one checkpoints the log. */
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
  assertNoTransaction(): void {
    if (!this.#openTransaction.getStore()?.open) return
    throw new Error(
      "A write inside a transaction goes through the transaction's own handle, or it would wait for itself.",
    )
  }

  #takeTurn(): Promise<() => void> {
    this.assertNoTransaction()
    return this.#turn.acquire()
  }

  /** Tries at least once, and retries while another program locks the file, until the deadline. */
  async #retryWhileLocked<T>(deadline: number, attempt: () => T): Promise<T> {
    for (let pause = 1; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      if (this.#closed) throw new DatabaseUnavailableError("unreachable", new Error("The database is closed."))
      try {
        return attempt()
      } catch (error) {
        const unavailable = unavailableErrorOf(error)
        if (!unavailable) throw error
        if (unavailable.reason !== "busy" || Date.now() >= deadline) throw unavailable
        await wait(pause)
      }
    }
  }
}
