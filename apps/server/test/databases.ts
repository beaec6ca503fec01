import { testDatabases } from "@rosette/testkit"
import { migrateDatabase } from "../src/data/migrations/migrate.ts"

/** Both kinds of database, migrated once for all tests of a process. */
export const DATABASES = testDatabases((url) => migrateDatabase({ url }))
