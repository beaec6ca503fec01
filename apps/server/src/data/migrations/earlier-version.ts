import { asBoolean, type Database } from "../database.ts"
import { MIGRATIONS_FOLDER, readMigrations } from "./migration-files.ts"
import { pendingMigrations, SELECT_HISTORY } from "./migration-history.ts"

/** Whether a database lacks a migration of this program, so that parts of it cannot be read as this version would. */
export async function isOfEarlierVersion(db: Database): Promise<boolean> {
  const rows = await db.read.all<{ migration_name: string }>(SELECT_HISTORY)
  const ran = new Set(rows.map(({ migration_name }) => migration_name))
  return (await readMigrations(MIGRATIONS_FOLDER, db.dialect)).some(({ name }) => !ran.has(name))
}

type HistoryRow = { migration_name: string; checksum: string; finished: unknown; rolled_back: unknown }

/** The migrations that the next start will run. Throws one sentence where it could not: see pendingMigrations. */
export async function migrationsToRun(db: Database): Promise<string[]> {
  const rows = await db.read.all<HistoryRow>(SELECT_HISTORY)
  const history = rows.map(({ migration_name, checksum, finished, rolled_back }) => {
    return { name: migration_name, checksum, isFinished: asBoolean(finished), isRolledBack: asBoolean(rolled_back) }
  })
  return pendingMigrations(await readMigrations(MIGRATIONS_FOLDER, db.dialect), history).map(({ name }) => name)
}
