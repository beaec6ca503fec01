import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { freshPostgresql } from "../../../test/databases.ts"
import { eventRow } from "../../../test/scenes/event-row.ts"
import { type SilentLine, silentLine } from "../../../test/silent-line.ts"
import type { Database } from "../database.ts"
import { unavailableErrorOf } from "../database-unavailable.ts"
import { openPostgresql } from "./database.ts"

const LIMIT_MS = 1_000

let line: SilentLine
let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const fresh = await freshPostgresql()
  drop = fresh.drop
  line = await silentLine(fresh.url)
  db = await openPostgresql(line.url, fresh.url, { query_timeout: LIMIT_MS, connectionTimeoutMillis: LIMIT_MS })
})
afterEach(async () => {
  line.speak()
  await db.prisma.event.deleteMany()
})
afterAll(async () => {
  await db.close()
  await line.close()
  await drop()
})

const RAISE = 'UPDATE "Event" SET "changeVersion" = "changeVersion" + 1'

describe("PostgreSQL stops answering without a word: the work is refused, nothing is stored, and later work succeeds", () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      "a read",
      () => {
        line.silence()
        return db.read.all("SELECT 1")
      },
    ],
    [
      "a read through Prisma",
      () => {
        line.silence()
        return db.prisma.event.count()
      },
    ],
    [
      "the begin of a transaction",
      () => {
        line.silence()
        return db.write((sql) => sql.run(RAISE))
      },
    ],
    [
      "the middle of a transaction",
      () =>
        db.write(async (sql) => {
          await sql.run(RAISE)
          line.silence()
          await sql.run(RAISE)
        }),
    ],
    [
      "the end of a transaction",
      () =>
        db.write(async (sql) => {
          await sql.run(RAISE)
          line.silence()
        }),
    ],
    [
      "a transaction through Prisma",
      () =>
        db.transaction(async (tx) => {
          await tx.event.create({ data: eventRow() })
          line.silence()
          await tx.event.create({ data: eventRow() })
        }),
    ],
  ])("%s", async (_, work) => {
    const { id } = await db.prisma.event.create({ data: eventRow() })
    const failure = await work().then(
      () => null,
      (error: unknown) => error,
    )
    expect(unavailableErrorOf(failure)).toMatchObject({ name: "DatabaseUnavailableError" })
    line.speak()
    const stored = () => db.prisma.event.findMany({ select: { id: true, changeVersion: true } }).catch(() => "broken")
    await expect.poll(stored).toEqual([{ id, changeVersion: 0 }])
    expect(await db.write((sql) => sql.run(RAISE))).toBe(1)
  })
})

it("a transaction may take longer than one answer", async () => {
  const slowly = `SELECT pg_sleep(${LIMIT_MS / 2_000})`
  await db.write(async (sql) => {
    for (let statement = 0; statement < 4; statement++) await sql.all(slowly)
  })
})
