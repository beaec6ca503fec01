import { afterAll, beforeAll, describe } from "vitest"
import type { Database } from "../src/data/database.ts"
import { openDatabase } from "../src/data/open-database.ts"
import { DATABASES } from "./databases.ts"

/** Runs the tests on a fresh migrated SQLite and a fresh migrated PostgreSQL; `db()` is the open database. */
export function describeOnBoth(title: string, tests: (db: () => Database) => void): void {
  describe.each(DATABASES)(`on $dialect: ${title}`, ({ create }) => {
    let db: Database | undefined
    let drop: (() => Promise<void>) | undefined
    beforeAll(async () => {
      const fresh = await create()
      drop = fresh.drop
      db = await openDatabase(fresh)
    })
    afterAll(async () => {
      await db?.close()
      await drop?.()
    })
    tests(() => {
      if (!db) throw new Error("The database is open only while tests run.")
      return db
    })
  })
}
