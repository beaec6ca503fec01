import type { Database } from "../data/database.ts"
import { codesOf } from "../data/database-unavailable.ts"
import { migrateDatabase } from "../data/migrations/migrate.ts"
import type { MigrationReport } from "../data/migrations/migration-history.ts"
import { openDatabase } from "../data/open-database.ts"
import { databaseIdOf } from "../data/sql/database-id.ts"
import { unsetByPooler } from "../data/sql/pooler-settings.ts"
import type { Settings } from "../env.ts"
import { databaseFailure } from "./start-failure.ts"

/** The code of PostgreSQL for a table that is not there. */
export const UNDEFINED_TABLE = "42P01"
/** Brings the database to the present schema and opens it. Throws one sentence that names the setting. */
export async function openMigrated(
  settings: Pick<Settings, "databaseUrl" | "databaseDirectUrl">,
  onUpdate: (report: MigrationReport) => void = () => {},
): Promise<Database> {
  const { databaseUrl: url, databaseDirectUrl: directUrl } = settings
  const isPooled = directUrl !== url
  try {
    const report = await migrateDatabase({ url: directUrl })
    if (report.isUpdate) onUpdate(report)
  } catch (error) {
    throw databaseFailure(error, isPooled ? "DATABASE_DIRECT_URL" : "DATABASE_URL", directUrl)
  }
  try {
    const db = await openDatabase({ url, directUrl })
    if (isPooled) await checkPooler(db, directUrl)
    return db
  } catch (error) {
    throw databaseFailure(error, "DATABASE_URL", url)
  }
}

/** Closes the database and throws a sentence unless the pooler leads to the database itself, with sessions that it can be used in. */
export async function checkPooler(db: Database, directUrl: string): Promise<void> {
  const direct = await openDatabase({ url: directUrl })
  try {
    if ((await idBehind(db)) !== (await databaseIdOf(direct.read)))
      throw new Error("it leads to another database than DATABASE_DIRECT_URL.")
    const unset = await unsetByPooler(db.read)
    if (unset.length > 0)
      throw new Error(`the pooler leaves out ${unset.join(", ")}: set that there, see docs/operating.md.`)
  } catch (error) {
    await db.close()
    throw error
  } finally {
    await direct.close()
  }
}

/** The id of the database that a pooler leads to; null where that is none of ours. */
const idBehind = (db: Database): Promise<string | null> =>
  databaseIdOf(db.read).catch((error: unknown) => {
    if (codesOf(error).includes(UNDEFINED_TABLE)) return null
    throw error
  })
