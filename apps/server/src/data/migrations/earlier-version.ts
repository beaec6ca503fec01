import type { Database } from "../database.ts"
import { MIGRATIONS_FOLDER, readMigrations } from "./migration-files.ts"
import { SELECT_HISTORY } from "./migration-history.ts"

/** Whether a database lacks a migration of this program, so that parts of it cannot be read as this version would. */
export async function isOfEarlierVersion(db: Database): Promise<boolean> {
  const rows = await db.read.all<{ migration_name: string }>(SELECT_HISTORY)
  const ran = new Set(rows.map(({ migration_name }) => migration_name))
  return (await readMigrations(MIGRATIONS_FOLDER, db.dialect)).some(({ name }) => !ran.has(name))
}
