import { IS_WHOLE_RUN } from "@rosette/testkit"
import { afterAll, describe, it } from "vitest"
import { startTestApp, type TestApp } from "./app.ts"
import { DATABASES } from "./databases.ts"

/** Starts the real app on a fresh database; both are removed after the surrounding tests. */
export type StartApp = (env?: Record<string, string>) => Promise<TestApp>

type Tests = (startApp: StartApp, dialect: "sqlite" | "postgresql") => void

/** The same tests on SQLite and on PostgreSQL, for what has statements or locks of its own on each of them. */
export function bothDatabases(tests: Tests): void {
  onDatabases(DATABASES, tests)
}

/** The same tests on SQLite, and on PostgreSQL when every test runs: its statements are those of other tests there. */
export function eachDatabase(tests: Tests): void {
  if (IS_WHOLE_RUN) bothDatabases(tests)
  else onSqliteAlone(tests)
}

/**
 * For behaviour whose statements other tests run on PostgreSQL, with the same outcomes, or that depends on the database only
 * for who is calling.
 */
export function onSqliteAlone(tests: Tests): void {
  const sqlite = DATABASES.filter(({ dialect }) => dialect === "sqlite")
  onDatabases(sqlite, tests)
}

function onDatabases(databases: typeof DATABASES, tests: Tests): void {
  describe.each(databases)("on $dialect", ({ create, dialect }) => {
    const ends: (() => Promise<void>)[] = []
    afterAll(async () => {
      for (const end of ends.reverse()) await end()
    })
    tests(async (env) => {
      const { url, drop } = await create()
      ends.push(drop)
      const app = await startTestApp(url, env)
      ends.push(app.close)
      return app
    }, dialect)
  })
}

/** Adds a test with a title; `it` is one of them. */
type AddTest = (title: string, test: () => Promise<void>) => void

/**
 * `it` for what does not depend on the database, in a file for both: on PostgreSQL nothing is added, because other tests of the
 * file run the same statements there.
 */
export const itOnSqlite = (dialect: "sqlite" | "postgresql"): AddTest => (dialect === "sqlite" ? it : () => {})
