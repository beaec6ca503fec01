import { expect, it } from "vitest"
import { openDatabase } from "../src/data/open-database.ts"
import { DATABASES } from "./databases.ts"
import { eventRow } from "./scenes/event-row.ts"

const [, { create }] = DATABASES as [unknown, (typeof DATABASES)[number]]

async function using<T>(url: string, work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>): Promise<T> {
  const db = await openDatabase({ url })
  return work(db).finally(() => db.close())
}

/** What a test finds in its database: its rows, and the id of the first event that it creates. */
const found = (url: string) =>
  using(url, async ({ prisma }) => ({
    events: await prisma.event.count(),
    installation: await prisma.installation.findMany(),
    firstId: (await prisma.event.create({ data: eventRow() })).id,
  }))

it("a PostgreSQL that another test has used is like a new one", async () => {
  const [used, unused] = [await create(), await create()]
  await using(used.url, async ({ prisma }) => {
    await prisma.event.create({ data: eventRow() })
    await prisma.installation.updateMany({ data: { databaseId: "another one" } })
  })
  await used.drop()
  const again = await create()
  expect(again.url).toBe(used.url)
  expect(await found(again.url)).toEqual(await found(unused.url))
  await again.drop()
  await unused.drop()
})

it.each([
  `ALTER TABLE "Event" ADD COLUMN "more" TEXT`,
  `DROP INDEX "Entry_imageUrl_idx"`,
  `ALTER TABLE "Event" ALTER COLUMN "name" SET DEFAULT 'Show'`,
  "CREATE FUNCTION one() RETURNS INTEGER LANGUAGE SQL AS 'SELECT 1'",
  `TRUNCATE "Event" CASCADE`,
  "DELETE FROM _prisma_migrations",
  `UPDATE _prisma_migrations SET checksum = 'another'`,
])("no other test gets a PostgreSQL after %s", async (sql) => {
  const { url, drop } = await create()
  await using(url, ({ write }) => write((tx) => tx.run(sql)))
  await drop()
  const next = await create()
  expect(next.url).not.toBe(url)
  await next.drop()
})

it("connections left open at a test's end do not affect the next test", async () => {
  const { url, drop } = await create()
  const left = await openDatabase({ url })
  await left.prisma.event.create({ data: eventRow() })
  const open = left.write(async (tx) => {
    await tx.run(`UPDATE "Event" SET "name" = 'Held'`)
    await drop()
  })
  await expect(open).rejects.toThrow()
  const again = await create()
  expect((await found(again.url)).events).toBe(0)
  await again.drop()
  await left.close()
})
