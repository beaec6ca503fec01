import { testDatabases } from "@rosette/testkit"
import type pg from "pg"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Sql } from "../database.ts"
import { PostgresqlGroupCommit } from "./group-commit.ts"
import { postgresqlPool } from "./pool.ts"
import { TurnSocket } from "./turn-socket.ts"

const KEY = 1
const LOCK = "SELECT n FROM lock FOR NO KEY UPDATE"

/** One letter for its kind, and four bytes for its length. */
const lengthOf = (message: Buffer) => (message.length < 5 ? message.length : 1 + message.readUInt32BE(1))

/** A connection on which each message of PostgreSQL arrives on its own, as it may on a busy machine. */
class MessageByMessage extends TurnSocket {
  override emit(name: string | symbol, ...args: unknown[]): boolean {
    const [data] = args
    if (name !== "data" || !(data instanceof Buffer)) return super.emit(name, ...args)
    const length = lengthOf(data)
    const isHeard = super.emit("data", data.subarray(0, length))
    if (data.length > length) {
      this.pause()
      setImmediate(() => {
        this.resume()
        this.emit("data", data.subarray(length))
      })
    }
    return isHeard
  }
}

let pool: pg.Pool
let groups: PostgresqlGroupCommit
let drop: () => Promise<void>
beforeAll(async () => {
  const kind = testDatabases(() => Promise.resolve()).find(({ dialect }) => dialect === "postgresql")
  if (!kind) throw new Error("There is no PostgreSQL to test on.")
  const fresh = await kind.create()
  drop = fresh.drop
  pool = postgresqlPool(fresh.url, { lock_timeout: 200, stream: () => new MessageByMessage() })
  await pool.query(
    `CREATE TABLE lock (n INTEGER); INSERT INTO lock VALUES (0);
     CREATE TABLE a (n INTEGER PRIMARY KEY, tx BIGINT DEFAULT txid_current());
     CREATE TABLE b (n INTEGER REFERENCES a (n) DEFERRABLE INITIALLY DEFERRED)`,
  )
  // On any machine, writes requested together form one group.
  groups = new PostgresqlGroupCommit(pool, { groupMs: 60_000 })
})
afterEach(() => pool.query("DELETE FROM b; DELETE FROM a"))
afterAll(async () => {
  await pool.end()
  await drop()
})

const stored = async () => (await pool.query("SELECT n FROM a ORDER BY n")).rows.map(({ n }) => n)
const transactions = async () => (await pool.query("SELECT DISTINCT tx FROM a")).rows.length

/** Inserts a number, then runs `afterwards` in the same write. */
const insert = (n: number, afterwards: (sql: Sql) => unknown = () => n) =>
  groups.write(KEY, async (sql) => {
    await sql.run("INSERT INTO a (n) VALUES (?)", [n])
    return afterwards(sql)
  })
const seen = (sql: Sql) => sql.all("SELECT n FROM a ORDER BY n")
const refuse = () => {
  throw new Error("changed my mind")
}
const failAndGoOn = async (sql: Sql) => void (await sql.run("this is no SQL").catch(() => {}))

describe("writes that wait for the same lock", () => {
  it("share a transaction, and are all committed when the first of them resolves", async () => {
    const works = [1, 2, 3].map((n) => insert(n))
    expect(await works[0]).toBe(1)
    expect(await stored()).toEqual([1, 2, 3])
    expect(await Promise.all(works)).toEqual([1, 2, 3])
    expect(await transactions()).toBe(1)
  })

  it("see the writes before them, but nothing of the refused ones", async () => {
    const works = [insert(1, refuse), insert(2, seen), insert(3, refuse), insert(4, refuse), insert(5, seen)]
    expect(await Promise.allSettled(works)).toMatchObject([
      { status: "rejected", reason: { message: "changed my mind" } },
      { value: [{ n: 2 }] },
      { status: "rejected" },
      { status: "rejected" },
      { value: [{ n: 2 }, { n: 5 }] },
    ])
    expect(await stored()).toEqual([2, 5])
  })

  it.each([
    ["the first", [1, 2, 3], 0],
    ["a later one", [1, 2, 3], 1],
  ])("lose only the one whose statement failed: %s, also if its work continued", async (_, numbers, failing) => {
    for (const fail of [failAndGoOn, (sql: Sql) => sql.run("INSERT INTO a (n) VALUES (1), (1)")]) {
      const works = numbers.map((n, index) => insert(n, index === failing ? fail : undefined))
      const outcomes = await Promise.allSettled(works)
      expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual(numbers.map((_, index) => index !== failing))
      expect(await stored()).toEqual(numbers.filter((_, index) => index !== failing))
      await pool.query("DELETE FROM a")
    }
  })

  it("are rejected with the reason if their commit fails, also refused ones, and the next group commits", async () => {
    const orphan = groups.write(KEY, (sql) => sql.run("INSERT INTO b VALUES (99)"))
    const failed = { status: "rejected", reason: { message: expect.stringContaining("foreign key") } }
    expect(await Promise.allSettled([insert(1), orphan, insert(2, refuse), insert(3)])).toMatchObject([
      failed,
      failed,
      failed,
      failed,
    ])
    expect(await insert(4)).toBe(4)
    expect(await stored()).toEqual([4])
  })

  it("are rejected with the reason if their connection breaks, and the next group commits", async () => {
    const end = (sql: Sql) => sql.all("SELECT pg_terminate_backend(pg_backend_pid())")
    const outcomes = await Promise.allSettled([insert(1), insert(2, end), insert(3)])
    const lost = { status: "rejected", reason: { reason: "unreachable" } }
    expect(outcomes).toMatchObject([lost, lost, { status: "fulfilled", value: 3 }])
    expect(await stored()).toEqual([3])
  })

  it("run again after a conflict, each in its own transaction", async () => {
    let isFirstTry = true
    const conflict = (sql: Sql) => {
      const wasFirst = isFirstTry
      isFirstTry = false
      return wasFirst ? sql.run("DO $$ BEGIN RAISE deadlock_detected; END $$") : "done"
    }
    expect(await Promise.all([insert(1), insert(2, conflict), insert(3)])).toEqual([1, "done", 3])
    expect(await transactions()).toBe(3)
  })

  it("are rejected as busy while another program holds the lock, and work again after it", async () => {
    const other = await pool.connect()
    await other.query(`BEGIN; ${LOCK}`)
    const locking = (n: number) =>
      groups.write(KEY, (sql) => sql.all(LOCK).then(() => sql.run("INSERT INTO a VALUES (?)", [n])))
    const busy = { status: "rejected", reason: { reason: "busy" } }
    expect(await Promise.allSettled([locking(1), locking(2)])).toMatchObject([busy, busy])
    await other.query("ROLLBACK")
    other.release()
    expect(await locking(3)).toBe(1)
    expect(await stored()).toEqual([3])
  })
})

it("writes that wait for different locks do not wait for each other", async () => {
  const held = Promise.withResolvers<void>()
  const first = groups.write(KEY, () => held.promise)
  expect(await groups.write(KEY + 1, async () => "done")).toBe("done")
  held.resolve()
  await first
})

it("a write's handle is useless after it, even while its group is still open", async () => {
  const [kept] = await Promise.all([groups.write(KEY, async (sql) => ({ sql })), insert(1)])
  await expect(kept.sql.run("DELETE FROM a")).rejects.toThrow("is over")
})
