import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { migrateSqlite } from "./migrate-sqlite.ts"
import { MIGRATIONS_FOLDER, type Migration, readMigrations } from "./migration-files.ts"

type Column = { name: string; type: string; initial: string }

const NOW = "2026-11-20T10:00:00.000Z"
const LAST_ID = 1000

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rosette-kept-values-"))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (file: string) => new DatabaseSync(file, { enableForeignKeyConstraints: false })

function tablesOf(db: DatabaseSync): string[] {
  const tables = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  return tables.map(({ name }) => String(name)).filter((name) => !/^(?:sqlite|_prisma)_/.test(name))
}

function columnsOf(db: DatabaseSync, table: string): Column[] {
  const columns = db.prepare("SELECT name, type, dflt_value FROM pragma_table_info(?)").all(table)
  return columns.map((row) => ({ name: String(row.name), type: String(row.type), initial: String(row.dflt_value) }))
}

/** Another value than the default, so that a column that is not copied is noticed. Every id is 1, also in references. */
function unusual({ name, type, initial }: Column, table: string, position: number): string | number {
  if (/(?:^id|Id)$/.test(name)) return type === "TEXT" ? "1" : 1
  if (type === "BOOLEAN") return initial === "true" ? 0 : 1
  if (type === "DATETIME") return NOW
  if (type === "TEXT") return /^'[[{]/.test(initial) ? "[1]" : `${table}.${name}`
  return 100 + position
}

/** One row in each table, and ids up to LAST_ID given out. */
function fill(db: DatabaseSync): void {
  for (const table of tablesOf(db)) {
    const columns = columnsOf(db, table)
    const values = columns.map((column, position) => unusual(column, table, position))
    const names = columns.map(({ name }) => `"${name}"`).join()
    db.prepare(`INSERT OR REPLACE INTO "${table}" (${names}) VALUES (${values.map(() => "?").join()})`).run(...values)
  }
  db.exec(`UPDATE sqlite_sequence SET seq = ${LAST_ID}`)
}

/** By table: its rows, and the last id that it has given out. */
function held(db: DatabaseSync) {
  const sequences = db.prepare("SELECT name, seq FROM sqlite_sequence").all()
  const lastIds = new Map(sequences.map(({ name, seq }) => [name, seq]))
  const rowsOf = (table: string) => db.prepare(`SELECT * FROM "${table}"`).all()
  return new Map(tablesOf(db).map((table) => [table, { rows: rowsOf(table), lastId: lastIds.get(table) }]))
}

const migrations = await readMigrations(MIGRATIONS_FOLDER, "sqlite")
const updates = migrations
  .slice(1)
  .map(({ name }, index): [string, Migration[]] => [name, migrations.slice(0, index + 1)])

describe("a migration of a SQLite file", () => {
  it.each(updates)("%s keeps each value of a column that stays, and uses no id twice", (name, before) => {
    const file = join(folder, `${name}.db`)
    migrateSqlite(file, before)
    const db = open(file)
    fill(db)
    const wanted = held(db)
    db.close()

    migrateSqlite(file, migrations.slice(0, before.length + 1))
    const after = open(file)
    const now = held(after)
    for (const [table, { rows, lastId }] of wanted) {
      const stays = new Set(columnsOf(after, table).map((column) => column.name))
      const kept = (row: object) => Object.fromEntries(Object.entries(row).filter(([column]) => stays.has(column)))
      expect(now.get(table), table).toMatchObject({ rows: rows.map(kept), lastId })
    }
    after.close()
  })

  it("uses no id twice if all rows that had one are gone", () => {
    const file = join(folder, "emptied.db")
    migrateSqlite(file, migrations.slice(0, 1))
    const db = open(file)
    fill(db)
    for (const table of tablesOf(db)) db.exec(`DELETE FROM "${table}"`)
    db.close()
    migrateSqlite(file, migrations)
    const after = open(file)
    const lastIds = after.prepare("SELECT seq FROM sqlite_sequence WHERE name IN ('Entry', 'Judge', 'Sheet')").all()
    after.close()
    expect(lastIds.map(({ seq }) => seq)).toEqual([LAST_ID, LAST_ID, LAST_ID])
  })
})
