import { afterAll, describe } from "vitest"
import { startTestApp, type TestApp } from "./app.ts"
import { DATABASES } from "./databases.ts"

/** Starts the real app on a fresh database; both are removed after the surrounding tests. */
export type StartApp = (env?: Record<string, string>) => Promise<TestApp>

/** The same tests on SQLite and on PostgreSQL. */
export function eachDatabase(tests: (startApp: StartApp, dialect: "sqlite" | "postgresql") => void): void {
  describe.each(DATABASES)("on $dialect", ({ create, dialect }) => {
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
