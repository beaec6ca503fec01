import { DatabaseSync } from "node:sqlite"
import { refuseDamaged } from "./dump-sqlite.ts"
import { IDS_SKIPPED } from "./ids-skipped.ts"

/** Checks the unpacked database, and lets its new ids begin far above. Throws one sentence if it is damaged. */
export function loadSqlite(file: string): void {
  const db = new DatabaseSync(file)
  try {
    refuseDamaged(db)
    db.exec(`BEGIN;
      INSERT INTO sqlite_sequence (name, seq) SELECT name, 0 FROM sqlite_schema
        WHERE type = 'table' AND sql LIKE '%AUTOINCREMENT%' AND name NOT IN (SELECT name FROM sqlite_sequence);
      UPDATE sqlite_sequence SET seq = seq + ${IDS_SKIPPED};
      COMMIT`)
  } finally {
    db.close()
  }
}
