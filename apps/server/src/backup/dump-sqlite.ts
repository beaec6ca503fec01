import { join } from "node:path"
import { backup, DatabaseSync } from "node:sqlite"
import { DATABASE_ID_SQL } from "../data/sql/database-id.ts"
import { type Dump, SELECT_MIGRATIONS, selectPhotos } from "./dump.ts"

const LOCK_TIMEOUT_MS = 10_000
/** All pages in one step: a copy in several steps restarts after every save of the running server. */
const ALL_PAGES = 2 ** 31 - 1

const SELECT_COLUMNS = `SELECT t.name || '.' || c.name AS name
  FROM sqlite_schema t JOIN pragma_table_info(t.name) c WHERE t.type = 'table'`

export const SQLITE_PATH = "database/rosette.db"

/** Copies a SQLite file that may be in use into the folder, and checks the copy. */
export async function dumpSqlite(file: string, folder: string): Promise<Dump> {
  const copy = join(folder, "rosette.db")
  const source = new DatabaseSync(file, { readOnly: true, timeout: LOCK_TIMEOUT_MS })
  try {
    await backup(source, copy, { rate: ALL_PAGES })
  } finally {
    source.close()
  }
  return { ...described(copy), files: [{ path: SQLITE_PATH, file: copy }] }
}

function described(copy: string): Omit<Dump, "files"> {
  const db = new DatabaseSync(copy)
  try {
    // In this mode the copy is one file without a log file.
    db.exec("PRAGMA journal_mode = DELETE")
    refuseDamaged(db)
    const texts = (sql: string, column: string) =>
      db
        .prepare(sql)
        .all()
        .map((row) => String(row[column]))
    const columns = texts(SELECT_COLUMNS, "name")
    const [databaseId = ""] = texts(`SELECT ${DATABASE_ID_SQL} AS "databaseId"`, "databaseId")
    return {
      dialect: "sqlite",
      databaseId,
      migrations: texts(SELECT_MIGRATIONS, "name"),
      photoUrls: texts(selectPhotos(columns), "url"),
    }
  } finally {
    db.close()
  }
}

/** Throws one sentence if the file is not an intact database. */
export function refuseDamaged(db: DatabaseSync): void {
  const found = db.prepare("PRAGMA integrity_check(1)").get()?.integrity_check
  if (found !== "ok") throw new Error(`The database is damaged: ${found}.`)
  const orphan = db.prepare("PRAGMA foreign_key_check").get()
  if (orphan)
    throw new Error(`The database is damaged: a row of "${orphan.table}" points to nothing in "${orphan.parent}".`)
}
