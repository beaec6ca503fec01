import type { Database } from "./database.ts"
import { sqliteFile } from "./database-url.ts"
import { openPostgresql } from "./postgresql/database.ts"
import { openSqlite } from "./sqlite/database.ts"

/**
 * Opens the database at a `file:…` or `postgresql://…` address, which must be migrated already (see migrateDatabase).
 */
export function openDatabase({ url }: { url: string }): Promise<Database> {
  const file = sqliteFile(url)
  return file === null ? openPostgresql(url) : openSqlite(file)
}
