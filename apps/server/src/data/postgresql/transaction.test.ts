import { testDatabases } from "@rosette/testkit"
import type pg from "pg"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Sql } from "../database.ts"
import { postgresqlPool, TurnSocket } from "./pool.ts"
import { writeInTransaction } from "./transaction.ts"

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
let drop: () => Promise<void>
beforeAll(async () => {
  const kind = testDatabases(() => Promise.resolve()).find(({ dialect }) => dialect === "postgresql")
  if (!kind) throw new Error("There is no PostgreSQL to test on.")
  const fresh = await kind.create()
  drop = fresh.drop
  pool = postgresqlPool(fresh.url, { lock_timeout: 200, stream: () => new MessageByMessage() })
  await pool.query(
    `CREATE TABLE a (n INTEGER PRIMARY KEY);
     CREATE TABLE b (n INTEGER REFERENCES a (n) DEFERRABLE INITIALLY DEFERRED)`,
  )
})
afterEach(() => pool.query("DELETE FROM b; DELETE FROM a"))
afterAll(async () => {
  await pool.end()
  await drop()
})

const stored = async () => (await pool.query("SELECT n FROM a ORDER BY n")).rows.map(({ n }) => n)

/** Inserts a number, then runs `afterwards` in the same transaction. */
const insert = (n: number, afterwards: (sql: Sql) => unknown = () => n) =>
  writeInTransaction(pool, async (sql) => {
    await sql.run("INSERT INTO a (n) VALUES (?)", [n])
    return afterwards(sql)
  })

describe("a transaction is stored whole when its work resolves, and not at all when", () => {
  it.each([
    ["a statement fails", (sql: Sql) => sql.run("INSERT INTO a (n) VALUES (1), (1)"), "duplicate key"],
    [
      "a statement fails and the work ignores it",
      async (sql: Sql) => void (await sql.run("this is no SQL").catch(() => {})),
      "had failed before its end",
    ],
    [
      "the work throws",
      () => {
        throw new Error("changed my mind")
      },
      "changed my mind",
    ],
    ["its commit fails", (sql: Sql) => sql.run("INSERT INTO b VALUES (99)"), "foreign key"],
    ["its connection breaks", (sql: Sql) => sql.all("SELECT pg_terminate_backend(pg_backend_pid())"), "reached"],
  ])("%s", async (_case, work, reason) => {
    await expect(insert(1, work)).rejects.toThrow(reason)
    expect(await stored()).toEqual([])
    expect(await insert(2)).toBe(2)
    expect(await stored()).toEqual([2])
  })

  it("another program holds a lock that it needs for too long: it is busy, and works again afterwards", async () => {
    await insert(1)
    const other = await pool.connect()
    await other.query("BEGIN; SELECT n FROM a FOR UPDATE")
    await expect(insert(2, (sql) => sql.run("DELETE FROM a WHERE n = 1"))).rejects.toMatchObject({ reason: "busy" })
    await other.query("ROLLBACK")
    other.release()
    expect(await insert(3)).toBe(3)
    expect(await stored()).toEqual([1, 3])
  })
})
