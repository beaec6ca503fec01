import { unavailableErrorOf } from "../database-unavailable.ts"
import type { SqliteConnection } from "./connection.ts"

/** The open write transaction. It ends once, by commit or rollback, and releases the writer in both cases. */
export class SqliteTransaction {
  readonly #writer: SqliteConnection
  readonly #release: () => void
  #ended = false

  constructor(writer: SqliteConnection, release: () => void) {
    this.#writer = writer
    this.#release = release
  }

  /** Whether it can still be committed; SQLite may have rolled it back. */
  get isOpen(): boolean {
    return !this.#ended && this.#writer.db.isTransaction
  }

  /** Runs a statement in the transaction. Throws when it is over, even if SQLite itself rolled it back. */
  run<T>(statement: (writer: SqliteConnection) => T): T {
    if (this.#ended) throw new Error("This transaction is over: its handle must not be kept.")
    // A full disk can make SQLite roll back on its own; later statements would then be committed one by one.
    if (!this.#writer.db.isTransaction) throw new Error("This transaction was rolled back by the database.")
    try {
      return statement(this.#writer)
    } catch (error) {
      throw unavailableErrorOf(error) ?? error
    }
  }

  /** Commits. If that fails (a full disk), rolls everything back and throws. */
  commit(): void {
    try {
      this.run((writer) => writer.db.exec("COMMIT"))
    } finally {
      this.rollback()
    }
  }

  /** Rolls back if still open; otherwise does nothing. */
  rollback(): void {
    if (this.#ended) return
    this.#ended = true
    try {
      if (this.#writer.db.isTransaction) this.#writer.db.exec("ROLLBACK")
    } finally {
      this.#release()
    }
  }
}
