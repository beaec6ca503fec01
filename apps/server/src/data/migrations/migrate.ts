import { dirname } from "node:path"
import { makeFolder } from "../../lib/make-folder.ts"
import { unavailableErrorOf } from "../database-unavailable.ts"
import { sqliteFile } from "../database-url.ts"
import { migratePostgresql } from "./migrate-postgresql.ts"
import { migrateSqlite } from "./migrate-sqlite.ts"
import { MIGRATIONS_FOLDER, readMigrations } from "./migration-files.ts"
import type { MigrationReport } from "./migration-history.ts"

/**
 * Migrates the database to the current schema, creating the SQLite file if needed. All missing migrations run in one
 * transaction, so that a kill or failure leaves the old schema. Throws one sentence that says why it cannot go on: a
 * newer version's database, a changed or failed migration, lost rows, another program's tables.
 */
export async function migrateDatabase({
  url,
  folder = MIGRATIONS_FOLDER,
}: {
  url: string
  folder?: string
}): Promise<MigrationReport> {
  const file = sqliteFile(url)
  try {
    if (file === null) return await migratePostgresql(url, await readMigrations(folder, "postgresql"))
    makeFolder(dirname(file), 0o700)
    return migrateSqlite(file, await readMigrations(folder, "sqlite"))
  } catch (error) {
    throw unavailableErrorOf(error) ?? error
  }
}
