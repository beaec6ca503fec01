import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setImmediate as yieldToEventLoop } from "node:timers/promises"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { SqliteGroupCommit } from "./group-commit.ts"
import { SqliteStore } from "./store.ts"

let folder: string
let store: SqliteStore
let groups: SqliteGroupCommit
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "rosette-groups-"))
  store = new SqliteStore(join(folder, "store.db"))
  // On any machine, writes requested together form one group.
  groups = new SqliteGroupCommit(store, { groupMs: 60_000 })
  await store.write((writer) =>
    writer.db.exec("CREATE TABLE a (n INTEGER PRIMARY KEY); CREATE TABLE b (n INTEGER REFERENCES a (n))"),
  )
})
afterEach(async () => {
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

const stored = (table = "a") =>
  store.read((reader) => reader.records(`SELECT n FROM ${table} ORDER BY n`, []).map(({ n }) => n))

/** Inserts a number, then runs `afterwards` in the same write. */
const insert = (n: number, afterwards: (run: (sql: string) => unknown) => unknown = () => n) =>
  groups.write(async (run) => {
    run((writer) => writer.changes("INSERT INTO a VALUES (?)", [n]))
    return afterwards((sql) => run((writer) => writer.records(sql, [])))
  })

const refuse = () => {
  throw new Error("changed my mind")
}

describe("writes that wait for the writer together", () => {
  it("are all on disk when the first of them resolves", async () => {
    const works = [1, 2, 3].map((n) => insert(n))
    expect(await works[0]).toBe(1)
    expect(await stored()).toEqual([1, 2, 3])
    expect(await Promise.all(works)).toEqual([1, 2, 3])
  })

  it("see the writes before them, but not those that rolled back", async () => {
    const seen = (run: (sql: string) => unknown) => run("SELECT n FROM a ORDER BY n")
    const works = await Promise.allSettled([insert(1, seen), insert(2, refuse), insert(3, seen)])
    expect(works).toEqual([
      { status: "fulfilled", value: [{ n: 1 }] },
      { status: "rejected", reason: new Error("changed my mind") },
      { status: "fulfilled", value: [{ n: 1 }, { n: 3 }] },
    ])
    expect(await stored()).toEqual([1, 3])
  })

  it("run in order, and a plain write gets its turn", async () => {
    const first = insert(1)
    const plain = store.write((writer) => writer.changes("INSERT INTO a VALUES (2)", []))
    const later = first.then(() => insert(3, (run) => run("SELECT COUNT(*) AS n FROM a")))
    expect(await later).toEqual([{ n: 3 }])
    await plain
  })

  it("yield to the event loop while the queue is long", async () => {
    const shortGroups = new SqliteGroupCommit(store)
    const slow = () =>
      shortGroups.write(async (run) =>
        run((writer) =>
          writer.records(
            "WITH RECURSIVE c (n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM c LIMIT 20000) SELECT MAX(n) FROM c",
            [],
          ),
        ),
      )
    const works = Array.from({ length: 60 }, slow)
    let turns = 0
    let isDone = false
    const all = Promise.all(works).then(() => {
      isDone = true
    })
    while (!isDone) {
      await yieldToEventLoop()
      turns += 1
    }
    await all
    expect(turns).toBeGreaterThan(3)
  })
})

describe("when the commit of a group fails", () => {
  const orphan = () =>
    groups.write(async (run) => {
      // The key is checked at commit.
      run((writer) => writer.records("PRAGMA defer_foreign_keys = ON", []))
      run((writer) => writer.changes("INSERT INTO b VALUES (99)", []))
    })

  it("nothing is saved, every caller gets the reason, also refused ones, and the next group commits", async () => {
    const outcomes = await Promise.allSettled([insert(1), orphan(), insert(2, refuse), insert(3)])
    const failed = { status: "rejected", reason: { message: expect.stringContaining("FOREIGN KEY") } }
    expect(outcomes).toMatchObject([failed, failed, failed, failed])
    expect(await stored()).toEqual([])
    expect(await insert(4)).toBe(4)
    expect(await stored()).toEqual([4])
  })
})

describe("when the database rolls back in the middle of a group", () => {
  it("nothing is saved, and later writes work", async () => {
    const giveUp = () =>
      groups.write(async (run) => {
        run((writer) => writer.db.exec("ROLLBACK"))
        run((writer) => writer.changes("INSERT INTO a VALUES (2)", []))
      })
    const lost = { status: "rejected", reason: { message: expect.stringContaining("rolled back") } }
    const [first, second, third] = await Promise.allSettled([insert(1), giveUp(), insert(3)])
    expect([first, second]).toMatchObject([lost, lost])
    expect(third).toEqual({ status: "fulfilled", value: 3 })
    expect(await stored()).toEqual([3])
  })
})

it("a write's handle is useless after it, even while its group is still open", async () => {
  const kept = await Promise.all([groups.write(async (run) => ({ run })), insert(1)])
  expect(() => kept[0].run((writer) => writer.changes("DELETE FROM a", []))).toThrow("is over")
  expect(await stored()).toEqual([1])
})
