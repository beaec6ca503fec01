import { testDatabases } from "@rosette/testkit"
import { migrateDatabase } from "../src/data/migrations/migrate.ts"

/** Both kinds of database, migrated once for all tests of a process. */
export const DATABASES = testDatabases((url) => migrateDatabase({ url }))

/** A new PostgreSQL database, migrated. Throws if the machine has no PostgreSQL. */
export function freshPostgresql(): Promise<{ url: string; drop: () => Promise<void> }> {
  const postgresql = DATABASES.find(({ dialect }) => dialect === "postgresql")
  if (!postgresql) throw new Error("There is no PostgreSQL to test on.")
  return postgresql.create()
}
