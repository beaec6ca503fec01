import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from "node:sqlite"
import { BoundedCache } from "../../lib/bounded-cache.ts"

const KEPT_STATEMENTS = 500

export type SqliteColumn = { name: string; type: string | null }
type Prepared = { statement: StatementSync; columns: SqliteColumn[] }

/** One open SQLite file with a cache of prepared statements. */
export class SqliteConnection {
  readonly db: DatabaseSync
  readonly #kept = new BoundedCache<string, Prepared>(KEPT_STATEMENTS, "least recently used")

  constructor(file: string, options: { readOnly: boolean }) {
    // SQLite itself must not wait: it would block the whole process. The store waits without blocking.
    this.db = new DatabaseSync(file, { readOnly: options.readOnly, timeout: 0, enableForeignKeyConstraints: true })
  }

  /** The rows as records; of two columns with the same name the later one wins. */
  records(sql: string, values: readonly SQLInputValue[]): Record<string, SQLOutputValue>[] {
    const { statement } = this.#prepare(sql)
    statement.setReturnArrays(false)
    return statement.all(...values)
  }

  /** The rows as arrays in column order; the declared type of an expression is null. */
  table(sql: string, values: readonly SQLInputValue[]): { columns: SqliteColumn[]; rows: SQLOutputValue[][] } {
    const { statement, columns } = this.#prepare(sql)
    statement.setReturnArrays(true)
    const rows: unknown = statement.all(...values)
    // node:sqlite's types say records whatever setReturnArrays says; these are arrays.
    return { columns, rows: rows as SQLOutputValue[][] }
  }

  /** The number of rows that the statement itself inserted, changed or deleted, not counting cascades. */
  changes(sql: string, values: readonly SQLInputValue[]): number {
    return Number(this.#prepare(sql).statement.run(...values).changes)
  }

  close(): void {
    this.#kept.clear()
    this.db.close()
  }

  #prepare(sql: string): Prepared {
    const known = this.#kept.get(sql)
    if (known) return known
    const statement = this.db.prepare(sql)
    // SQLite would run only the first statement and ignore the rest.
    const rest = sql.slice(statement.sourceSQL.length).trim()
    if (rest !== "") throw new Error(`One statement at a time: "${rest.slice(0, 40)}" would not have run.`)
    const prepared = { statement, columns: statement.columns().map(({ name, type }) => ({ name, type })) }
    this.#kept.set(sql, prepared)
    return prepared
  }
}
