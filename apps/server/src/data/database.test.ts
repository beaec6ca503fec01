import { AsyncLocalStorage } from "node:async_hooks"
import { testDatabases } from "@rosette/testkit"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { eventRow } from "../../test/event-row.ts"
import { asBoolean, type Database, openDatabase } from "./database.ts"
import { migrateDatabase } from "./migrate.ts"
import { sqlOf } from "./sql-of.ts"

/** Runs work as another request would, outside of the transaction that is going on around it. */
const elsewhere = AsyncLocalStorage.snapshot()

describe.each(testDatabases((url) => migrateDatabase({ url })))("a $dialect database", ({ dialect, create }) => {
  let db: Database
  let drop: () => Promise<void>
  beforeAll(async () => {
    const fresh = await create()
    drop = fresh.drop
    db = await openDatabase(fresh)
  })
  afterAll(async () => {
    await db.close()
    await drop()
  })

  const nameOf = async (id: number) => (await db.read.all<{ name: string }>('SELECT "name" FROM "Event" WHERE "id" = ?', [id]))[0]?.name
  const eventCount = () => db.prisma.event.count()

  it("says which one it is, and answers", async () => {
    expect(db.dialect).toBe(dialect)
    await db.ping()
  })

  describe("values come back as they went in, by Prisma and by SQL", () => {
    it.each([
      ["plain", "Best of Show"],
      ["empty", ""],
      ["quotes and marks", `O'Neil "the ?" $1 -- \\ %`],
      ["other scripts and emoji", "Ünïcødé 日本語 العربية 👩🏽‍🔧"],
      ["a long text", "é".repeat(100_000)],
    ])("text: %s", async (_case, name) => {
      const { id } = await db.prisma.event.create({ data: eventRow({ name }) })
      expect((await db.prisma.event.findUniqueOrThrow({ where: { id } })).name).toBe(name)
      expect(await nameOf(id)).toBe(name)
      await db.write((tx) => tx.run('UPDATE "Event" SET "name" = ? WHERE "id" = ?', [`${name}.`, id]))
      expect(await nameOf(id)).toBe(`${name}.`)
    })

    it.each([0, 1, -1, 2_147_483_647, -2_147_483_648])("whole number: %i", async (changeVersion) => {
      const { id } = await db.prisma.event.create({ data: eventRow({ changeVersion }) })
      expect((await db.prisma.event.findUniqueOrThrow({ where: { id } })).changeVersion).toBe(changeVersion)
      expect(await db.read.all('SELECT "changeVersion" FROM "Event" WHERE "id" = ?', [id])).toEqual([{ changeVersion }])
    })

    it("a number beyond 32 bits is refused, where SQLite itself would take it", async () => {
      await expect(db.prisma.event.create({ data: eventRow({ changeVersion: 2_147_483_648 }) })).rejects.toMatchObject({ code: "P2020" })
      await expect(db.prisma.event.findFirst({ where: { id: -2_147_483_649 } })).rejects.toMatchObject({ code: "P2020" })
    })

    it.each([true, false])("boolean: %s", async (isActive) => {
      const { id } = await db.prisma.event.create({ data: eventRow({ isActive }) })
      expect((await db.prisma.event.findFirstOrThrow({ where: { id, isActive } })).isActive).toBe(isActive)
      const [row] = await db.read.all('SELECT "isActive" FROM "Event" WHERE "id" = ? AND "isActive" = ?', [id, isActive])
      expect(asBoolean(row?.isActive)).toBe(isActive)
    })

    it.each(["1969-07-20T20:17:40.123Z", "2026-03-29T01:30:00.000Z", "9999-12-31T23:59:59.999Z"])("date: %s", async (text) => {
      const createdAt = new Date(text)
      const { id } = await db.prisma.event.create({ data: eventRow({ createdAt }) })
      expect((await db.prisma.event.findFirstOrThrow({ where: { id, createdAt } })).createdAt).toEqual(createdAt)
      expect(await db.read.all('SELECT "createdAt" FROM "Event" WHERE "id" = ?', [id])).toEqual([{ createdAt: text }])
      await db.write((tx) => tx.run('UPDATE "Event" SET "updatedAt" = ? WHERE "id" = ?', [createdAt, id]))
      expect((await db.prisma.event.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(createdAt)
      expect(await db.read.all('SELECT "id" FROM "Event" WHERE "id" = ? AND "updatedAt" = ?', [id, createdAt])).toHaveLength(1)
    })

    it("a time that the database fills in is UTC", async () => {
      const event = await db.prisma.event.create({ data: eventRow() })
      await db.write((tx) =>
        tx.run(
          `INSERT INTO "Judge" ("eventId", "name", "nameKey", "sessionId", "accessCode") VALUES (?, ?, ?, ?, ?)`,
          [event.id, "J", "j", `s${event.id}`, `c${event.id}`],
        ),
      )
      const judge = await db.prisma.judge.findFirstOrThrow({ where: { eventId: event.id } })
      expect(Math.abs(judge.createdAt.getTime() - event.createdAt.getTime())).toBeLessThan(60_000)
    })

    it("nothing stays nothing", async () => {
      const { id } = await db.prisma.session.create({ data: { id: "s-null", role: "judge", actor: "J", expiresAt: new Date() } })
      expect(await db.read.all('SELECT "eventId", "judgeId" FROM "Session" WHERE "id" = ?', [id])).toEqual([{ eventId: null, judgeId: null }])
      expect(await db.prisma.session.findFirst({ where: { id, eventId: null } })).toMatchObject({ judgeId: null })
    })

    it("counts and sums are numbers, inside a Prisma transaction too", async () => {
      const sql = `SELECT COUNT(*) AS "count", SUM("maxPoints") AS "sum" FROM "Criterion" WHERE "name" = ?`
      const criteria = { create: [7, 8].map((maxPoints) => ({ name: "counted", description: "", maxPoints })) }
      await db.prisma.event.create({ data: eventRow({ criteria }) })
      expect(await db.read.all(sql, ["counted"])).toEqual([{ count: 2, sum: 15 }])
      expect(await db.transaction((tx) => sqlOf(tx, db.dialect).all(sql, ["counted"]))).toEqual([{ count: 2, sum: 15 }])
    })

    it("SQL inside a Prisma transaction takes and gives what SQL outside does", async () => {
      const at = new Date("2026-02-03T04:05:06.007Z")
      const rows = await db.transaction(async (tx) => {
        const sql = sqlOf(tx, db.dialect)
        const { id } = await tx.event.create({ data: eventRow() })
        expect(await sql.run('UPDATE "Event" SET "createdAt" = ?, "isActive" = ?, "name" = ? WHERE "id" = ?', [at, false, "?", id])).toBe(1)
        return sql.all('SELECT "createdAt", "name" FROM "Event" WHERE "id" = ? AND "isActive" = ? AND "createdAt" = ?', [id, false, at])
      })
      expect(rows).toEqual([{ createdAt: at.toISOString(), name: "?" }])
    })
  })

  describe("a broken rule is named, and changes nothing", () => {
    it("a unique one with its fields", async () => {
      const entry = { entryName: "A", ownerParticipant: "B", votingId: "7" }
      const { id } = await db.prisma.event.create({ data: eventRow({ entries: { create: entry } }) })
      const again = db.prisma.entry.create({ data: { ...entry, eventId: id } })
      await expect(again).rejects.toMatchObject({ code: "P2002", meta: { modelName: "Entry" } })
      const error: unknown = await again.catch((caught: unknown) => caught)
      expect(JSON.stringify(error)).toMatch(/eventId.*votingId/)
      expect(await db.prisma.entry.count({ where: { eventId: id } })).toBe(1)
    })

    it("a parent that is missing, and a value that is missing", async () => {
      const orphan = db.prisma.award.create({ data: { eventId: 999_999, name: "Best" } })
      await expect(orphan).rejects.toMatchObject({ code: "P2003" })
      await expect(db.write((tx) => tx.run('INSERT INTO "Award" ("eventId", "name") VALUES (?, NULL)', [1]))).rejects.toThrow()
    })

    it("deleting an event takes everything that hangs on it", async () => {
      const { id, judges, entries, criteria } = await db.prisma.event.create({
        data: eventRow({
          judges: { create: { name: "J", nameKey: "j", sessionId: "cascade", accessCode: "cascade" } },
          entries: { create: { entryName: "A", ownerParticipant: "B", votingId: "1" } },
          criteria: { create: { name: "Paint", description: "", maxPoints: 10 } },
        }),
        include: { judges: true, entries: true, criteria: true },
      })
      const [judgeId, entryId, criterionId] = [judges, entries, criteria].map(([row]) => row?.id ?? 0)
      if (!judgeId || !entryId || !criterionId) throw new Error("The event has no rows to delete.")
      const scores = { create: { criterionId, points: 3 } }
      await db.prisma.sheet.create({ data: { eventId: id, judgeId, entryId, revision: 1, updatedAt: new Date(), scores } })
      await db.prisma.event.delete({ where: { id } })
      expect(await db.prisma.score.count({ where: { criterionId } })).toBe(0)
      expect(await db.prisma.sheet.count({ where: { judgeId } })).toBe(0)
    })
  })

  describe("a transaction", () => {
    const doors: [string, (work: (insert: () => Promise<unknown>) => Promise<void>) => Promise<void>][] = [
      ["through Prisma", (work) => db.transaction((tx) => work(() => tx.event.create({ data: eventRow() })))],
      [
        "on the bare connection",
        (work) =>
          db.write((tx) => {
            const { name, description, passcode, organizerName, organizerPasswordHash } = eventRow()
            const values = [name, description, passcode, organizerName, organizerPasswordHash, new Date()]
            return work(() =>
              tx.run(
                `INSERT INTO "Event" ("name", "description", "passcode", "organizerName", "organizerPasswordHash", "updatedAt",
                   "date", "time", "location") VALUES (?, ?, ?, ?, ?, ?, '', '', '')`,
                values,
              ),
            )
          }),
      ],
    ]

    it.each(doors)("%s is all or nothing", async (_case, transact) => {
      const before = await eventCount()
      await transact(async (insert) => void (await insert()))
      expect(await eventCount()).toBe(before + 1)
      const broken = transact(async (insert) => {
        await insert()
        throw new Error("changed my mind")
      })
      await expect(broken).rejects.toThrow("changed my mind")
      expect(await eventCount()).toBe(before + 1)
    })

    it.each(doors)("%s is unseen until it ends, and its rollback takes no foreign write along", async (_case, transact) => {
      const before = await eventCount()
      let foreign: Promise<unknown> | undefined
      const broken = transact(async (insert) => {
        await insert()
        expect(await db.prisma.event.count()).toBe(before)
        expect(await db.read.all('SELECT COUNT(*) AS "n" FROM "Event"')).toEqual([{ n: before }])
        foreign = elsewhere(() => db.prisma.event.create({ data: eventRow({ name: "foreign" }) }))
        throw new Error("rolled back")
      })
      await expect(broken).rejects.toThrow("rolled back")
      await foreign
      expect(await eventCount()).toBe(before + 1)
    })

    it("hands out no handle that outlives it", async () => {
      const kept = await db.write(async (tx) => ({ tx }))
      await expect(kept.tx.run('DELETE FROM "Event"')).rejects.toThrow("is over")
    })

    it("goes on from no statement that failed", async () => {
      const before = await eventCount()
      const swallowed = db.write(async (tx) => {
        await tx.run('DELETE FROM "Nowhere"').catch(() => {})
        await tx.run('DELETE FROM "Event"')
      })
      if (dialect === "postgresql") await expect(swallowed).rejects.toThrow("aborted")
      else await swallowed
      expect(await eventCount()).toBe(dialect === "postgresql" ? before : 0)
    })

    it("many at once lose nothing", async () => {
      const { id } = await db.prisma.event.create({ data: eventRow() })
      const raise = (n: number) =>
        n % 2 === 0
          ? db.transaction((tx) => tx.event.update({ where: { id }, data: { changeVersion: { increment: 1 } } }))
          : db.write((tx) => tx.run('UPDATE "Event" SET "changeVersion" = "changeVersion" + 1 WHERE "id" = ?', [id]))
      await Promise.all(Array.from({ length: 60 }, (_, n) => raise(n)))
      expect((await db.prisma.event.findUniqueOrThrow({ where: { id } })).changeVersion).toBe(60)
    })
  })
})
