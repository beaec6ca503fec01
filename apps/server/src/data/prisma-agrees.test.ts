import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { SchemaEngine } from "@prisma/schema-engine-wasm"
import { testDatabases } from "@rosette/testkit"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { withPrismaEngine } from "../../test/prisma-engine.ts"
import { migrateDatabase } from "./migrations/migrate.ts"
import { MIGRATIONS_FOLDER, readMigrations } from "./migrations/migration-files.ts"
import { openDatabase } from "./open-database.ts"

const filters = { externalTables: [], externalEnums: [] }
const databases = testDatabases(async () => {})
const text = (path: string) => readFileSync(join(MIGRATIONS_FOLDER, path), "utf8")

/** Our migrations in the form in which Prisma's CLI passes them to its engine. */
async function migrationsList(dialect: "sqlite" | "postgresql") {
  const migrations = await readMigrations(MIGRATIONS_FOLDER, dialect)
  return {
    baseDir: join(MIGRATIONS_FOLDER, dialect),
    lockfile: { path: "migration_lock.toml", content: text(`${dialect}/migration_lock.toml`) },
    shadowDbInitScript: "",
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
    })),
  }
}

describe.each(databases)("Prisma's own engine on a $dialect database", ({ dialect, create }) => {
  let main: Awaited<ReturnType<typeof create>>
  let shadow: Awaited<ReturnType<typeof create>>
  beforeEach(async () => {
    main = await create()
    shadow = await create()
  })
  afterEach(async () => {
    await main.drop()
    await shadow.drop()
  })

  const engine = <T>(work: (engine: SchemaEngine) => Promise<T>) => withPrismaEngine(main.url, shadow.url, work)

  it("finds nothing to do after our migrations", async () => {
    await migrateDatabase(main)
    const list = await migrationsList(dialect)
    const found = await engine((prisma) =>
      prisma.diagnoseMigrationHistory({ migrationsList: list, optInToShadowDatabase: false, filters }),
    )
    expect(found).toMatchObject({
      hasMigrationsTable: true,
      editedMigrationNames: [],
      failedMigrationNames: [],
      history: null,
    })
    expect(await engine((prisma) => prisma.applyMigrations({ migrationsList: list, filters }))).toEqual({
      appliedMigrationNames: [],
    })
  })

  it("leaves our runner nothing to do after its own migrations", async () => {
    const list = await migrationsList(dialect)
    const { appliedMigrationNames } = await engine((prisma) =>
      prisma.applyMigrations({ migrationsList: list, filters }),
    )
    expect(appliedMigrationNames).toEqual(list.migrationDirectories.map(({ path }) => path))
    expect(await migrateDatabase(main)).toEqual({ applied: [], isUpdate: false, backup: null })
  })
})

it("SQLite's migrations produce the schema of the models", async () => {
  const [sqlite] = databases
  if (!sqlite) throw new Error("There is no SQLite to test on.")
  const [main, shadow] = [await sqlite.create(), await sqlite.create()]
  const models = [
    { path: "base.prisma", content: text("../base/sqlite.prisma") },
    { path: "models.prisma", content: text("models.prisma") },
  ]
  const list = await migrationsList("sqlite")
  const { stdout } = await withPrismaEngine(main.url, shadow.url, (prisma) =>
    prisma.diff({
      from: { tag: "migrations", ...list },
      to: { tag: "schemaDatamodel", files: models },
      script: true,
      exitCode: null,
      filters,
    }),
  )
  expect(stdout?.trim()).toBe("-- This is an empty migration.")
  await main.drop()
  await shadow.drop()
})

it("the migrations of both databases produce the same tables, columns and names", async () => {
  const SQL = {
    sqlite: `SELECT m.name || '.' || c.name AS "column" FROM sqlite_schema m JOIN pragma_table_info(m.name) c
             WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`,
    postgresql: `SELECT table_name || '.' || column_name AS "column" FROM information_schema.columns WHERE table_schema = 'public'`,
  }
  const [ours, theirs] = await Promise.all(
    databases.map(async ({ dialect, create }) => {
      const { url, drop } = await create()
      await migrateDatabase({ url })
      const db = await openDatabase({ url })
      const rows = await db.read.all<{ column: string }>(SQL[dialect])
      await db.close()
      await drop()
      return rows.map(({ column }) => column).sort()
    }),
  )
  expect(ours?.length).toBeGreaterThan(80)
  expect(ours).toEqual(theirs)
})
