import { DatabaseSync } from "node:sqlite"

const LOCK_TIMEOUT_MS = 1_000

/** Moves the log beside a SQLite file into it and empties the log, so that what was deleted is not to be found there either. */
export function emptyLog(file: string): void {
  const db = new DatabaseSync(file, { timeout: LOCK_TIMEOUT_MS })
  try {
    db.exec("PRAGMA wal_checkpoint(TRUNCATE)")
  } finally {
    db.close()
  }
}
