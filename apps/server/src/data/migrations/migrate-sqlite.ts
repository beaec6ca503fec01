import { randomUUID } from "node:crypto"
import { DatabaseSync } from "node:sqlite"
import { backUp } from "../sqlite/backup.ts"
import { type RowCounts, refuseLostRows } from "./migration-counts.ts"
import type { Migration } from "./migration-files.ts"
import type { MigrationReport } from "./migration-history.ts"
import { type AppliedMigration, FOREIGN_TABLES, pendingMigrations, SELECT_HISTORY } from "./migration-history.ts"

const LOCK_TIMEOUT_MS = 10_000

const CREATE_HISTORY = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`

/**
 * Opens the file and runs the missing migrations. If two programs start on one file, the second waits and finds them
 * done.
 */
export function migrateSqlite(
  file: string,
  migrations: readonly Migration[],
  open = (path: string) => new DatabaseSync(path, { timeout: LOCK_TIMEOUT_MS }),
): MigrationReport {
  const db = open(file)
  try {
    const [first] = pendingOn(db, migrations)
    if (!first) return { applied: [], isUpdate: false, backup: null }
    const holdsRows = [...rowCounts(db).values()].some((count) => count > 0)
    const backup = holdsRows ? backUp(db, file, first.name) : null
    // Must precede the transaction; with foreign keys on, rebuilding a table deletes the rows that refer to it.
    db.exec("PRAGMA foreign_keys = OFF")
    db.exec("BEGIN IMMEDIATE")
    const applied = pendingOn(db, migrations)
    apply(db, applied)
    db.exec("COMMIT")
    return { applied: applied.map(({ name }) => name), isUpdate: applied.length < migrations.length, backup }
  } finally {
    // Closing rolls back what was not committed.
    db.close()
  }
}

function apply(db: DatabaseSync, migrations: readonly Migration[]): void {
  const before = rowCounts(db)
  const lastIds = lastIdsOf(db)
  db.exec(CREATE_HISTORY)
  for (const { name, sql, checksum } of migrations) {
    const startedAt = new Date().toISOString()
    db.exec(sql)
    if (!db.isTransaction) throw new Error(`The migration "${name}" ends the transaction it runs in.`)
    db.prepare(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES (?, ?, ?, ?, ?, 1)`,
    ).run(randomUUID(), checksum, name, startedAt, new Date().toISOString())
  }
  const orphan = db.prepare("PRAGMA foreign_key_check").get()
  if (orphan)
    throw new Error(
      `The migration was undone: a row of "${orphan.table}" would point to nothing in "${orphan.parent}".`,
    )
  refuseLostRows(before, rowCounts(db))
  restoreLastIds(db, lastIds)
}

/** By table: the highest id that it has given out, also of deleted rows. An empty database has no list of them yet. */
function lastIdsOf(db: DatabaseSync): Map<string, number> {
  const list = db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sqlite_sequence'").get()
  const rows = list ? db.prepare("SELECT name, seq FROM sqlite_sequence").all() : []
  return new Map(rows.map(({ name, seq }) => [String(name), Number(seq)]))
}

/**
 * Product rule: no id is used twice, or a phone's unsent sheet for a deleted entry would be saved for a new one. A table that
 * a migration rebuilt knows only the ids of the rows that it holds.
 */
function restoreLastIds(db: DatabaseSync, lastIds: ReadonlyMap<string, number>): void {
  const now = lastIdsOf(db)
  for (const [table, id] of lastIds) {
    if ((now.get(table) ?? 0) >= id) continue
    db.prepare("DELETE FROM sqlite_sequence WHERE name = ?").run(table)
    db.prepare("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)").run(table, id)
  }
}

function pendingOn(db: DatabaseSync, migrations: readonly Migration[]): Migration[] {
  const tables = tableNames(db)
  if (!tables.includes("_prisma_migrations")) {
    if (tables.length > 0) throw new Error(FOREIGN_TABLES)
    return pendingMigrations(migrations, [])
  }
  const history = db.prepare(SELECT_HISTORY).all()
  return pendingMigrations(
    migrations,
    history.map(
      (row): AppliedMigration => ({
        name: String(row.migration_name),
        checksum: String(row.checksum),
        isFinished: row.finished === 1,
        isRolledBack: row.rolled_back === 1,
      }),
    ),
  )
}

function rowCounts(db: DatabaseSync): RowCounts {
  const tables = tableNames(db).filter((table) => table !== "_prisma_migrations")
  return new Map(tables.map((table) => [table, Number(db.prepare(`SELECT count(*) AS n FROM "${table}"`).get()?.n)]))
}

function tableNames(db: DatabaseSync): string[] {
  const rows = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").all()
  return rows.map((row) => String(row.name))
}
