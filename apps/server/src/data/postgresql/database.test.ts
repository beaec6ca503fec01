import pg from "pg"
import { afterAll, beforeAll, expect, it } from "vitest"
import { freshPostgresql } from "../../../test/databases.ts"
import { eventRow } from "../../../test/scenes/event-row.ts"
import type { Database } from "../database.ts"
import { openDatabase } from "../open-database.ts"

let url: string
let db: Database
let drop: () => Promise<void>
beforeAll(async () => {
  ;({ url, drop } = await freshPostgresql())
  db = await openDatabase({ url })
})
afterAll(async () => {
  await db.close()
  await drop()
})

const breakAllConnections = async () => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  )
  await client.end()
}

it("replaces broken idle connections", async () => {
  await Promise.all([db.ping(), db.ping(), db.prisma.event.count()])
  await breakAllConnections()
  await expect
    .poll(() =>
      db.ping().then(
        () => "answers",
        () => "broken",
      ),
    )
    .toBe("answers")
  expect(await db.prisma.event.count()).toBe(0)
})

it.each([
  ["bare", () => db.write(async (tx) => breakAllConnections().then(() => tx.run('DELETE FROM "Event"')))],
  [
    "through Prisma",
    () => db.transaction(async (tx) => breakAllConnections().then(() => tx.event.create({ data: eventRow() }))),
  ],
])("a connection that breaks inside a transaction (%s) ends only that transaction", async (_door, transact) => {
  await expect(transact()).rejects.toThrow()
  await expect
    .poll(() =>
      db.ping().then(
        () => "answers",
        () => "broken",
      ),
    )
    .toBe("answers")
  expect(await db.prisma.event.count()).toBe(0)
})

it("a statement that still runs after its transaction failed writes nothing, even during the rollback", async () => {
  await db.prisma.event.create({ data: eventRow({ name: "Harbour Show" }) })
  let isOver = false
  let beside: Promise<number> | undefined
  const failed = db.write(async (tx) => {
    const broken = tx.run("this is no SQL")
    const writeOn = async () => {
      await broken.catch(() => {})
      let written = 0
      while (!isOver) {
        written += await tx.run(`UPDATE "Event" SET "name" = 'written outside'`).catch(() => 0)
        await new Promise((resolve) => setImmediate(resolve))
      }
      return written
    }
    beside = writeOn()
    await broken
  })
  await expect(failed).rejects.toThrow()
  isOver = true
  expect(await beside).toBe(0)
  expect(await db.read.all('SELECT "name" FROM "Event"')).toEqual([{ name: "Harbour Show" }])
  await db.prisma.event.deleteMany()
})

it.each(["bare", "through Prisma"])("a transaction that a deadlock aborted (%s) runs again", async (door) => {
  const [a, b] = [
    await db.prisma.event.create({ data: eventRow() }),
    await db.prisma.event.create({ data: eventRow() }),
  ]
  const meeting = { arrived: 0, both: Promise.withResolvers<void>() }
  const meet = async () => {
    meeting.arrived++
    if (meeting.arrived === 2) meeting.both.resolve()
    await meeting.both.promise
  }
  const RAISE = 'UPDATE "Event" SET "changeVersion" = "changeVersion" + 1 WHERE "id" = ?'
  const raiseBoth = (first: number, second: number) =>
    door === "bare"
      ? db.write(async (tx) => {
          await tx.run(RAISE, [first])
          await meet()
          await tx.run(RAISE, [second])
        })
      : db.transaction(async (tx) => {
          const raise = (id: number) => tx.event.update({ where: { id }, data: { changeVersion: { increment: 1 } } })
          await raise(first)
          await meet()
          await raise(second)
        })
  await Promise.all([raiseBoth(a.id, b.id), raiseBoth(b.id, a.id)])
  const versions = await db.read.all('SELECT "changeVersion" FROM "Event" ORDER BY "id"')
  expect(versions).toEqual([{ changeVersion: 2 }, { changeVersion: 2 }])
  await db.prisma.event.deleteMany()
})

it("an address without a server is reported", async () => {
  const nobody = await openDatabase({ url: "postgresql://postgres@127.0.0.1:1/none" })
  await expect(nobody.ping()).rejects.toMatchObject({ name: "DatabaseUnavailableError", reason: "unreachable" })
  await expect(nobody.write(async () => {})).rejects.toMatchObject({ reason: "unreachable" })
  await nobody.close()
})
