import { AsyncLocalStorage } from "node:async_hooks"
import { expect, it } from "vitest"
import { describeOnBoth } from "../../test/both-databases.ts"
import { eventRow } from "../../test/scenes/event-row.ts"

/** Runs work outside the current transaction, as another request would. */
const elsewhere = AsyncLocalStorage.snapshot()

describeOnBoth("a transaction", (db) => {
  const eventCount = () => db().prisma.event.count()

  const doors: [string, (work: (insert: () => Promise<unknown>) => Promise<void>) => Promise<void>][] = [
    ["through Prisma", (work) => db().transaction((tx) => work(() => tx.event.create({ data: eventRow() })))],
    [
      "on the bare connection",
      (work) =>
        db().write((tx) => {
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

  it("the database answers", () => db().ping())

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

  it.each(doors)("%s is invisible until it ends, and its rollback affects no other write", async (_case, transact) => {
    const before = await eventCount()
    let foreign: Promise<unknown> | undefined
    const broken = transact(async (insert) => {
      await insert()
      expect(await db().prisma.event.count()).toBe(before)
      expect(await db().read.all('SELECT COUNT(*) AS "n" FROM "Event"')).toEqual([{ n: before }])
      foreign = elsewhere(() => db().prisma.event.create({ data: eventRow({ name: "foreign" }) }))
      throw new Error("rolled back")
    })
    await expect(broken).rejects.toThrow("rolled back")
    await foreign
    expect(await eventCount()).toBe(before + 1)
  })

  it("its handle is useless after it ends", async () => {
    const kept = await db().write(async (tx) => ({ tx }))
    await expect(kept.tx.run('DELETE FROM "Event"')).rejects.toThrow("is over")
  })

  it("cannot continue after a failed statement", async () => {
    const before = await eventCount()
    const swallowed = db().write(async (tx) => {
      await tx.run('DELETE FROM "Nowhere"').catch(() => {})
      await tx.run('DELETE FROM "Event"')
    })
    // The error is the one of the statement that failed, not of the one after it.
    if (db().dialect === "postgresql") await expect(swallowed).rejects.toThrow('"Nowhere" does not exist')
    else await swallowed
    expect(await eventCount()).toBe(db().dialect === "postgresql" ? before : 0)
  })

  it("concurrent transactions lose nothing", async () => {
    const { id } = await db().prisma.event.create({ data: eventRow() })
    const raise = (n: number) =>
      n % 2 === 0
        ? db().transaction((tx) => tx.event.update({ where: { id }, data: { changeVersion: { increment: 1 } } }))
        : db().write((tx) => tx.run('UPDATE "Event" SET "changeVersion" = "changeVersion" + 1 WHERE "id" = ?', [id]))
    await Promise.all(Array.from({ length: 60 }, (_, n) => raise(n)))
    expect((await db().prisma.event.findUniqueOrThrow({ where: { id } })).changeVersion).toBe(60)
  })
})
