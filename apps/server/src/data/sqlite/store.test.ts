import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { holdLock } from "../../../test/foreign-lock.ts"
import { eventRow } from "../../../test/scenes/event-row.ts"
import type { Database } from "../database.ts"
import { migrateDatabase } from "../migrations/migrate.ts"
import { openDatabase } from "../open-database.ts"
import { SqliteStore } from "./store.ts"

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rosette-store-"))
  file = join(folder, "store.db")
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe("opening a SQLite file", () => {
  it("makes commits survive a power cut and enforces foreign keys", async () => {
    const store = new SqliteStore(file)
    const pragma = (name: string) =>
      store.write((writer) => Object.values(writer.records(`PRAGMA ${name}`, [])[0] ?? {})[0])
    expect(await pragma("journal_mode")).toBe("wal")
    expect(await pragma("synchronous")).toBe(2)
    expect(await pragma("foreign_keys")).toBe(1)
    await store.close()
  })

  it("returns a reader that cannot write", async () => {
    const store = new SqliteStore(file)
    await expect(store.read((reader) => reader.changes("CREATE TABLE t (n)", []))).rejects.toMatchObject({
      reason: "read-only",
    })
    await store.close()
  })

  it("fails with a sentence if its folder is missing", () => {
    expect(() => new SqliteStore(join(folder, "nowhere", "store.db"))).toThrow("cannot be reached")
  })
})

describe("while another program locks the file", () => {
  let db: Database
  beforeEach(async () => {
    await migrateDatabase({ url: `file:${file}` })
    db = await openDatabase({ url: `file:${file}` })
  })
  afterEach(() => db.close())

  const writes: [string, () => Promise<unknown>][] = [
    ["a plain write", () => db.prisma.event.create({ data: eventRow() })],
    ["a nested write", () => db.prisma.event.create({ data: eventRow({ awards: { create: { name: "Best" } } }) })],
    ["a transaction", () => db.transaction((tx) => tx.event.create({ data: eventRow() }))],
    ["a bare transaction", () => db.write((tx) => tx.run('DELETE FROM "Event"'))],
  ]

  it("every write fails clearly after about 5 s, no read waits for it, and writes work again afterwards", async () => {
    const lock = await holdLock(file)
    // Prisma compiles at its first query; that pause is not measured here.
    await db.prisma.event.count()
    const started = Date.now()
    const refused: string[] = []
    const outcomes = Promise.allSettled(writes.map(([name, write]) => write().finally(() => refused.push(name))))
    expect(await db.prisma.event.count()).toBe(0)
    expect(refused, "writes that a read has waited for").toEqual([])
    for (const [index, outcome] of (await outcomes).entries()) {
      const name = writes[index]?.[0]
      expect(outcome, name).toMatchObject({
        status: "rejected",
        reason: { name: "DatabaseUnavailableError", reason: "busy" },
      })
    }
    expect((Date.now() - started) / 1_000).toBeGreaterThan(4.5)

    const waiting = db.prisma.event.create({ data: eventRow() })
    await lock.release()
    await waiting
    for (const [, write] of writes) await write()
    expect(await db.prisma.event.count()).toBe(0)
    const outside = new DatabaseSync(file)
    outside.exec('DELETE FROM "Event"')
    outside.close()
  })
})

describe("a write that fails midway", () => {
  it("a write on a full disk saves nothing and reports it, and the next one works once there is space", async () => {
    await migrateDatabase({ url: `file:${file}` })
    const store = new SqliteStore(file)
    const insert = 'INSERT INTO "Session" ("id", "role", "actor", "expiresAt") VALUES (?, \'judge\', ?, \'\')'
    const fill = async () => {
      const transaction = await store.begin()
      try {
        for (let n = 0; n < 50; n++) transaction.run((writer) => writer.changes(insert, [`s${n}`, "x".repeat(10_000)]))
        transaction.commit()
      } finally {
        transaction.rollback()
      }
    }
    const limit = (pages: number) => store.write((writer) => writer.records(`PRAGMA max_page_count = ${pages}`, []))
    await limit(80)
    await expect(fill()).rejects.toMatchObject({ reason: "full" })
    const count = () => store.read((reader) => reader.records('SELECT COUNT(*) AS n FROM "Session"', []))
    expect(await count()).toEqual([{ n: 0 }])
    await limit(1_000_000)
    await fill()
    expect(await count()).toEqual([{ n: 50 }])
    await store.close()
  })

  it("a write that the database rolls back saves nothing", async () => {
    const store = new SqliteStore(file)
    await store.write((writer) => writer.db.exec("CREATE TABLE t (n INTEGER)"))
    const transaction = await store.begin()
    transaction.run((writer) => writer.changes("INSERT INTO t VALUES (1)", []))
    transaction.run((writer) => writer.db.exec("ROLLBACK"))
    expect(() => transaction.run((writer) => writer.changes("INSERT INTO t VALUES (2)", []))).toThrow("rolled back")
    expect(() => transaction.commit()).toThrow("rolled back")
    expect(await store.read((reader) => reader.records("SELECT n FROM t", []))).toEqual([])
    await store.write((writer) => writer.changes("INSERT INTO t VALUES (3)", []))
    await store.close()
  })

  it("a write of a killed process saves nothing", async () => {
    await migrateDatabase({ url: `file:${file}` })
    const program = `
      const { openDatabase } = await import(${JSON.stringify(new URL("../open-database.ts", import.meta.url).href)})
      const db = await openDatabase({ url: ${JSON.stringify(`file:${file}`)} })
      const insert = \`INSERT INTO "Session" ("id", "role", "actor", "expiresAt") VALUES (?, 'judge', 'J', '')\`
      await db.write((tx) => tx.run(insert, ["acknowledged"]))
      await db.write(async (tx) => { await tx.run(insert, ["torn"]); process.kill(process.pid, "SIGKILL") })
    `
    const { signal } = spawnSync(process.execPath, ["--input-type=module", "-e", program])
    expect(signal).toBe("SIGKILL")
    const db = await openDatabase({ url: `file:${file}` })
    expect(await db.read.all('SELECT "id" FROM "Session"')).toEqual([{ id: "acknowledged" }])
    await db.close()
  })
})

it("a write that would wait for its own transaction is refused at once", async () => {
  await migrateDatabase({ url: `file:${file}` })
  const db = await openDatabase({ url: `file:${file}` })
  const sentence = "goes through the transaction's own handle"
  const create = () => db.prisma.event.create({ data: eventRow() })
  await expect(db.write(create)).rejects.toThrow(sentence)
  await expect(db.transaction(create)).rejects.toThrow(sentence)
  await expect(db.transaction(() => db.write(async () => {}))).rejects.toThrow(sentence)
  await create()
  await db.close()
})

it("a text with two statements runs neither", async () => {
  const store = new SqliteStore(file)
  const both = store.write((writer) => writer.changes("CREATE TABLE a (n); CREATE TABLE b (n)", []))
  await expect(both).rejects.toThrow('One statement at a time: "CREATE TABLE b (n)" would not have run.')
  expect(await store.read((reader) => reader.records("SELECT name FROM sqlite_schema", []))).toEqual([])
  await store.close()
})

it("a closed database returns nothing", async () => {
  const store = new SqliteStore(file)
  await store.close()
  await store.close()
  await expect(store.read((reader) => reader.records("SELECT 1", []))).rejects.toMatchObject({ reason: "unreachable" })
})
