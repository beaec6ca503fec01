import { testDatabases } from "@rosette/testkit"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type MigrationFolder, migrationFolder } from "../../../test/migration-folder.ts"
import type { Database } from "../database.ts"
import { openDatabase } from "../open-database.ts"
import { migrateDatabase } from "./migrate.ts"
import { readMigrations } from "./migration-files.ts"

const NOT_YET = async () => {}
const FIRST = ["20260101000000_first", 'CREATE TABLE "Show" ("id" INTEGER PRIMARY KEY, "name" TEXT NOT NULL)'] as const
const SECOND = ["20260102000000_second", 'ALTER TABLE "Show" ADD COLUMN "place" TEXT'] as const

describe.each(testDatabases(NOT_YET))("migrating a $dialect database", ({ dialect, create }) => {
  let url: string
  let drop: () => Promise<void>
  let folder: MigrationFolder
  beforeEach(async () => {
    ;({ url, drop } = await create())
    folder = migrationFolder()
    folder.write(...FIRST)
  })
  afterEach(async () => {
    folder.remove()
    await drop()
  })

  const migrate = () => migrateDatabase({ url, folder: folder.path })
  const using = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const db = await openDatabase({ url })
    return work(db).finally(() => db.close())
  }
  const execute = (sql: string) => using((db) => db.write((tx) => tx.run(sql)))
  const historyRows = () =>
    using((db) =>
      db.read.all(
        'SELECT migration_name, checksum, applied_steps_count, logs FROM "_prisma_migrations" ORDER BY migration_name',
      ),
    )

  it("runs each migration once, oldest first", async () => {
    folder.write(...SECOND)
    expect(await migrate()).toMatchObject({ applied: [FIRST[0], SECOND[0]], isUpdate: false })
    expect(await migrate()).toEqual({ applied: [], isUpdate: false, backup: null })
    await execute(`INSERT INTO "Show" ("id", "name", "place") VALUES (1, 'A', 'B')`)
  })

  it("records each by name and checksum", async () => {
    await migrate()
    const [file] = await readMigrations(folder.path, dialect)
    expect(await historyRows()).toEqual([
      { migration_name: FIRST[0], checksum: file?.checksum, applied_steps_count: 1, logs: null },
    ])
  })

  it("runs once when two programs start together", async () => {
    const reports = await Promise.all([migrate(), migrate()])
    expect(reports.map(({ applied }) => applied.length).sort()).toEqual([0, 1])
  })

  it("leaves the schema unchanged when a later one fails", async () => {
    await migrate()
    folder.write(...SECOND)
    folder.write("20260103000000_third", 'ALTER TABLE "Nowhere" ADD COLUMN "place" TEXT')
    await expect(migrate()).rejects.toThrow(/Nowhere/i)
    expect(await historyRows()).toHaveLength(1)
    await expect(execute('UPDATE "Show" SET "place" = NULL')).rejects.toThrow("place")
  })

  it("never loses a row", async () => {
    await migrate()
    await execute(`INSERT INTO "Show" ("id", "name") VALUES (1, 'A'), (2, 'B')`)
    folder.write("20260102000000_tidy", 'DELETE FROM "Show" WHERE "id" = 2')
    await expect(migrate()).rejects.toThrow('The migration was undone: "Show" had 2 rows and would have had 1.')
    expect(await using((db) => db.read.all('SELECT "id" FROM "Show" ORDER BY "id"'))).toEqual([{ id: 1 }, { id: 2 }])
  })

  describe("refuses to continue, in one sentence,", () => {
    const cases: [string, () => unknown, RegExp][] = [
      [
        "from a newer version",
        () => execute(`UPDATE "_prisma_migrations" SET migration_name = '2099_next'`),
        /newer version .*"2099_next"/,
      ],
      [
        "from a migration that was changed",
        () => folder.write(FIRST[0], `${FIRST[1]} `),
        /was changed after it had run/,
      ],
      [
        "from one that failed half-way",
        () => execute('UPDATE "_prisma_migrations" SET finished_at = NULL'),
        /failed half-way/,
      ],
      ["on another program's tables", () => execute('DROP TABLE "_prisma_migrations"'), /tables of another program/],
    ]
    it.each(cases)("%s", async (_case, spoil, sentence) => {
      await migrate()
      await spoil()
      folder.write(...SECOND)
      await expect(migrate()).rejects.toThrow(sentence)
      await expect(execute('UPDATE "Show" SET "place" = NULL')).rejects.toThrow("place")
    })
  })

  it("treats a migration that is marked as rolled back as pending", async () => {
    await migrate()
    await execute(`UPDATE "_prisma_migrations" SET rolled_back_at = finished_at, finished_at = NULL`)
    await execute('DROP TABLE "Show"')
    expect((await migrate()).applied).toEqual([FIRST[0]])
  })
})
