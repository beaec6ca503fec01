import { expect, it } from "vitest"
import { describeOnBoth } from "../../test/both-databases.ts"
import { eventRow } from "../../test/scenes/event-row.ts"
import { asBoolean } from "./database.ts"
import { sqlOf } from "./sql/sql-of.ts"

describeOnBoth("values come back as they were stored, through Prisma and SQL", (db) => {
  const nameOf = async (id: number) =>
    (await db().read.all<{ name: string }>('SELECT "name" FROM "Event" WHERE "id" = ?', [id]))[0]?.name

  it.each([
    ["plain", "Best of Show"],
    ["empty", ""],
    ["quotes and marks", `O'Neil "the ?" $1 -- \\ %`],
    ["other scripts and emoji", "Ünïcødé 日本語 العربية 👩🏽‍🔧"],
    ["a long text", "é".repeat(100_000)],
  ])("text: %s", async (_case, name) => {
    const { id } = await db().prisma.event.create({ data: eventRow({ name }) })
    expect((await db().prisma.event.findUniqueOrThrow({ where: { id } })).name).toBe(name)
    expect(await nameOf(id)).toBe(name)
    await db().write((tx) => tx.run('UPDATE "Event" SET "name" = ? WHERE "id" = ?', [`${name}.`, id]))
    expect(await nameOf(id)).toBe(`${name}.`)
  })

  it.each([0, 1, -1, 2_147_483_647, -2_147_483_648])("whole number: %i", async (changeVersion) => {
    const { id } = await db().prisma.event.create({ data: eventRow({ changeVersion }) })
    expect((await db().prisma.event.findUniqueOrThrow({ where: { id } })).changeVersion).toBe(changeVersion)
    expect(await db().read.all('SELECT "changeVersion" FROM "Event" WHERE "id" = ?', [id])).toEqual([{ changeVersion }])
  })

  it("a number beyond 32 bits is refused, although SQLite would accept it", async () => {
    await expect(db().prisma.event.create({ data: eventRow({ changeVersion: 2_147_483_648 }) })).rejects.toMatchObject({
      code: "P2020",
    })
    await expect(db().prisma.event.findFirst({ where: { id: -2_147_483_649 } })).rejects.toMatchObject({
      code: "P2020",
    })
  })

  it.each([true, false])("boolean: %s", async (isActive) => {
    const { id } = await db().prisma.event.create({ data: eventRow({ isActive }) })
    expect((await db().prisma.event.findFirstOrThrow({ where: { id, isActive } })).isActive).toBe(isActive)
    const [row] = await db().read.all('SELECT "isActive" FROM "Event" WHERE "id" = ? AND "isActive" = ?', [
      id,
      isActive,
    ])
    expect(asBoolean(row?.isActive)).toBe(isActive)
  })

  it.each(["1969-07-20T20:17:40.123Z", "2026-03-29T01:30:00.000Z", "9999-12-31T23:59:59.999Z"])(
    "date: %s",
    async (text) => {
      const createdAt = new Date(text)
      const { id } = await db().prisma.event.create({ data: eventRow({ createdAt }) })
      expect((await db().prisma.event.findFirstOrThrow({ where: { id, createdAt } })).createdAt).toEqual(createdAt)
      expect(await db().read.all('SELECT "createdAt" FROM "Event" WHERE "id" = ?', [id])).toEqual([{ createdAt: text }])
      await db().write((tx) => tx.run('UPDATE "Event" SET "updatedAt" = ? WHERE "id" = ?', [createdAt, id]))
      expect((await db().prisma.event.findUniqueOrThrow({ where: { id } })).updatedAt).toEqual(createdAt)
      expect(
        await db().read.all('SELECT "id" FROM "Event" WHERE "id" = ? AND "updatedAt" = ?', [id, createdAt]),
      ).toHaveLength(1)
    },
  )

  it("a time set by the database is UTC", async () => {
    const event = await db().prisma.event.create({ data: eventRow() })
    await db().write((tx) =>
      tx.run(`INSERT INTO "Judge" ("eventId", "name", "nameKey", "sessionId", "accessCode") VALUES (?, ?, ?, ?, ?)`, [
        event.id,
        "J",
        "j",
        `s${event.id}`,
        `c${event.id}`,
      ]),
    )
    const judge = await db().prisma.judge.findFirstOrThrow({ where: { eventId: event.id } })
    expect(Math.abs(judge.createdAt.getTime() - event.createdAt.getTime())).toBeLessThan(60_000)
  })

  it("null stays null", async () => {
    const { id } = await db().prisma.session.create({
      data: { id: "s-null", role: "judge", actor: "J", expiresAt: new Date() },
    })
    expect(await db().read.all('SELECT "eventId", "judgeId" FROM "Session" WHERE "id" = ?', [id])).toEqual([
      { eventId: null, judgeId: null },
    ])
    expect(await db().prisma.session.findFirst({ where: { id, eventId: null } })).toMatchObject({ judgeId: null })
  })

  it("counts and sums are numbers, also inside a Prisma transaction", async () => {
    const sql = `SELECT COUNT(*) AS "count", SUM("maxPoints") AS "sum" FROM "Criterion" WHERE "name" = ?`
    const criteria = { create: [7, 8].map((maxPoints) => ({ name: "counted", description: "", maxPoints })) }
    await db().prisma.event.create({ data: eventRow({ criteria }) })
    expect(await db().read.all(sql, ["counted"])).toEqual([{ count: 2, sum: 15 }])
    expect(await db().transaction((tx) => sqlOf(db(), tx).all(sql, ["counted"]))).toEqual([{ count: 2, sum: 15 }])
  })

  it("SQL inside a Prisma transaction has the same parameters and results as outside", async () => {
    const at = new Date("2026-02-03T04:05:06.007Z")
    const rows = await db().transaction(async (tx) => {
      const sql = sqlOf(db(), tx)
      const { id } = await tx.event.create({ data: eventRow() })
      expect(
        await sql.run('UPDATE "Event" SET "createdAt" = ?, "isActive" = ?, "name" = ? WHERE "id" = ?', [
          at,
          false,
          "?",
          id,
        ]),
      ).toBe(1)
      return sql.all('SELECT "createdAt", "name" FROM "Event" WHERE "id" = ? AND "isActive" = ? AND "createdAt" = ?', [
        id,
        false,
        at,
      ])
    })
    expect(rows).toEqual([{ createdAt: at.toISOString(), name: "?" }])
  })
})
