import { DatabaseSync } from "node:sqlite"
import { unavailableErrorOf } from "../data/database-unavailable.ts"
import { sqliteFile } from "../data/database-url.ts"
import { SettingError } from "../env.ts"

/**
 * Makes sure that one server alone uses a SQLite database: a second one would show old results, since each learns of changes only
 * from itself. The lock is that of a second, empty file, which ends with the process, however it ends. PostgreSQL needs none.
 */
export function holdDatabase(databaseUrl: string): { release(): void } {
  const file = sqliteFile(databaseUrl)
  if (file === null) return { release: () => {} }
  const lock = new DatabaseSync(`${file}.running`, { timeout: 0 })
  try {
    lock.exec("BEGIN EXCLUSIVE")
    return { release: () => lock.close() }
  } catch (error) {
    lock.close()
    if (unavailableErrorOf(error)?.reason !== "busy") throw error
    throw new SettingError(
      `DATABASE_URL: another server is running with ${file}. Stop that one first, or start this one with a DATA_DIR of its own.`,
    )
  }
}
