import { DatabaseSync } from "node:sqlite"

const LOCK_TIMEOUT_MS = 1_000

/**
 * Writes the log file of a SQLite database into it and empties the log, so that deleted data cannot be found there
 * either.
 */
export function emptyLog(file: string): void {
  const db = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS })
  try {
    db.exec("PRAGMA wal_checkpoint(TRUNCATE)")
  } finally {
    db.close()
  }
}
