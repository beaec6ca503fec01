import { databaseTrouble } from "../database-trouble.ts"
import type { SqliteConnection } from "./connection.ts"

/** The open writing transaction. It ends once, by commit or rollback, and gives the writer's turn back either way. */
export class SqliteTransaction {
  readonly #writer: SqliteConnection
  readonly #release: () => void
  #ended = false

  constructor(writer: SqliteConnection, release: () => void) {
    this.#writer = writer
    this.#release = release
  }

  /** Whether it can still be committed; SQLite itself may have given it up. */
  get isOpen(): boolean {
    return !this.#ended && this.#writer.db.isTransaction
  }

  /** Runs a statement in the transaction. Throws when the transaction is over, be it that SQLite itself gave it up. */
  run<T>(statement: (writer: SqliteConnection) => T): T {
    if (this.#ended) throw new Error("This transaction is over: its handle must not be kept.")
    // A full disk can make SQLite roll back by itself; what followed would be committed statement by statement.
    if (!this.#writer.db.isTransaction) throw new Error("This transaction was rolled back by the database.")
    try {
      return statement(this.#writer)
    } catch (error) {
      throw databaseTrouble(error) ?? error
    }
  }

  /** Commits. When that fails (a full disk) everything is rolled back, and the failure is thrown. */
  commit(): void {
    try {
      this.run((writer) => writer.db.exec("COMMIT"))
    } finally {
      this.rollback()
    }
  }

  /** Rolls back what is still open; harmless after the end. */
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
