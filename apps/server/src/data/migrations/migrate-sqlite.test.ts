import { spawnSync } from "node:child_process"
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type MigrationFolder, migrationFolder } from "../../../test/migration-folder.ts"
import { judgedEvent } from "../../../test/scenes/judged-event.ts"
import { redefineEvent } from "../../../test/scenes/redefine-event.ts"
import { openDatabase } from "../open-database.ts"
import { migrateDatabase } from "./migrate.ts"

const NEXT = "20990101000000_location_may_be_empty"
const ROWS = { Event: 1, Judge: 6, Entry: 10, Criterion: 5, Sheet: 60, Score: 300 }

let folder: string
let seeded: string
let file: string
let migrations: MigrationFolder

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "rosette-migrate-"))
  seeded = join(folder, "seeded.db")
  await migrateDatabase({ url: `file:${seeded}` })
  const db = await openDatabase({ url: `file:${seeded}` })
  await judgedEvent(db)
  await db.close()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => {
  migrations = migrationFolder("ours")
  file = join(mkdtempSync(join(folder, "case-")), "rosette.db")
  copyFileSync(seeded, file)
})
afterEach(() => migrations.remove())

const migrate = () => migrateDatabase({ url: `file:${file}`, folder: migrations.path })

function look(path: string) {
  const db = new DatabaseSync(path)
  const one = (sql: string) => Object.values(db.prepare(sql).get() ?? {})[0]
  const seen = {
    rows: Object.fromEntries(Object.keys(ROWS).map((table) => [table, one(`SELECT COUNT(*) FROM "${table}"`)])),
    isNew: one(`SELECT "notnull" FROM pragma_table_info('Event') WHERE name = 'location'`) === 0,
    isRemembered: one(`SELECT COUNT(*) FROM _prisma_migrations WHERE migration_name = '${NEXT}'`) === 1,
    health: one("PRAGMA integrity_check"),
    orphans: db.prepare("PRAGMA foreign_key_check").all(),
    leftovers: db.prepare(`SELECT name FROM sqlite_schema WHERE name LIKE 'new_%'`).all(),
  }
  db.close()
  return seen
}
const sound = { rows: ROWS, health: "ok", orphans: [], leftovers: [] }

describe("a migration that rebuilds the table that all others refer to", () => {
  it("loses no row of any table and leaves a copy of the earlier data", async () => {
    migrations.write(NEXT, `${redefineEvent(file).join(";\n")};`)
    const { applied, isUpdate, backup } = await migrate()
    expect([applied, isUpdate]).toEqual([[NEXT], true])
    expect(look(file)).toEqual({ ...sound, isNew: true, isRemembered: true })
    expect(backup).toBe(`${file}.before-${NEXT}`)
    expect(look(backup ?? "")).toEqual({ ...sound, isNew: false, isRemembered: false })
  })

  it("killed at any statement, leaves the old or the new schema, and the next start completes it", {
    timeout: 120_000,
  }, async () => {
    migrations.write(
      NEXT,
      redefineEvent(file)
        .map((statement) => `SELECT die_here();\n${statement};`)
        .join("\n"),
    )
    const outcomes: string[] = []
    for (let step = 1; ; step++) {
      copyFileSync(seeded, file)
      const { signal, status, stderr } = migrateAndDieAt(step)
      const seen = look(file)
      expect(seen, `killed at step ${step}`).toEqual({ ...sound, isNew: seen.isNew, isRemembered: seen.isNew })
      if (signal === null) {
        expect({ status, stderr, isNew: seen.isNew }).toEqual({ status: 0, stderr: "", isNew: true })
        break
      }
      expect(signal).toBe("SIGKILL")
      outcomes.push(seen.isNew ? "new" : "old")
    }
    expect(outcomes.length).toBeGreaterThan(15)
    expect(outcomes.at(-1)).toBe("new")
    expect(new Set(outcomes.slice(0, -1))).toEqual(new Set(["old"]))

    copyFileSync(seeded, file)
    migrateAndDieAt(outcomes.length - 2)
    migrations.write(NEXT, `${redefineEvent(file).join(";\n")};`)
    await migrate()
    expect(look(file)).toEqual({ ...sound, isNew: true, isRemembered: true })
  })

  /** Each statement of the runner or the migration is a step; the child kills itself at the given one. */
  function migrateAndDieAt(step: number) {
    const ours = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)
    const program = `
      const { DatabaseSync } = await import("node:sqlite")
      const { migrateSqlite } = await import(${ours("./migrate-sqlite.ts")})
      const { readMigrations } = await import(${ours("./migration-files.ts")})
      let left = ${step}
      const step = () => { if (--left === 0) process.kill(process.pid, "SIGKILL") }
      class Mortal extends DatabaseSync {
        exec(sql) { step(); super.exec(sql); if (sql === "COMMIT") step() }
        prepare(sql) { if (/^(INSERT|VACUUM)/.test(sql)) step(); return super.prepare(sql) }
      }
      const open = (path) => {
        const db = new Mortal(path)
        db.function("die_here", () => { step(); return null })
        return db
      }
      migrateSqlite(${JSON.stringify(file)}, await readMigrations(${JSON.stringify(migrations.path)}, "sqlite"), open)
    `
    return spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" })
  }
})

describe("the backup before a migration", () => {
  const copies = () => readdirSync(join(file, "..")).filter((name) => name.includes(".before-"))

  it("no backup is made of an empty database", async () => {
    rmSync(file)
    expect((await migrate()).backup).toBeNull()
    expect(copies()).toEqual([])
  })

  it("is kept for the last two migrations", async () => {
    for (const year of [2097, 2098, 2099]) {
      migrations.write(`${year}0101000000_note`, `CREATE TABLE "Note${year}" ("id" INTEGER PRIMARY KEY)`)
      await migrate()
    }
    expect(copies().sort()).toEqual(["rosette.db.before-20980101000000_note", "rosette.db.before-20990101000000_note"])
  })

  it("leaves no partial file behind", async () => {
    migrations.write(NEXT, "SELECT nonsense")
    await expect(migrate()).rejects.toThrow("nonsense")
    expect(existsSync(`${file}.before-${NEXT}.partial`)).toBe(false)
  })
})

it("a migration that would leave a dangling reference is rolled back", async () => {
  migrations.write(NEXT, 'UPDATE "Sheet" SET "judgeId" = "judgeId" + 999')
  await expect(migrate()).rejects.toThrow('a row of "Sheet" would point to nothing in "Judge"')
  expect(look(file)).toEqual({ ...sound, isNew: false, isRemembered: false })
})

it("a migration that ends its own transaction is refused", async () => {
  migrations.write(NEXT, "COMMIT")
  await expect(migrate()).rejects.toThrow("ends the transaction it runs in")
})
