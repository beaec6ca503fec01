import type { Database } from "./database.ts"
import { sqliteFile } from "./database-url.ts"
import { openPostgresql } from "./postgresql/database.ts"
import { openSqlite } from "./sqlite/database.ts"

/**
 * Opens the database at a `file:…` or `postgresql://…` address; it must be migrated (see migrateDatabase). If a pooler
 * stands at the address of a PostgreSQL, `directUrl` leads past it.
 */
export function openDatabase({ url, directUrl = url }: { url: string; directUrl?: string }): Promise<Database> {
  const file = sqliteFile(url)
  return file === null ? openPostgresql(url, directUrl) : openSqlite(file)
}
