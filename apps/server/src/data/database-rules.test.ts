import { expect, it } from "vitest"
import { describeOnBoth } from "../../test/both-databases.ts"
import { eventRow } from "../../test/scenes/event-row.ts"

describeOnBoth("a constraint violation is reported and changes nothing", (db) => {
  it("a unique index is reported with its fields", async () => {
    const entry = { entryName: "A", ownerParticipant: "B", votingId: "7" }
    const { id } = await db().prisma.event.create({ data: eventRow({ entries: { create: entry } }) })
    const again = db().prisma.entry.create({ data: { ...entry, eventId: id } })
    await expect(again).rejects.toMatchObject({ code: "P2002", meta: { modelName: "Entry" } })
    const error: unknown = await again.catch((caught: unknown) => caught)
    expect(JSON.stringify(error)).toMatch(/eventId.*votingId/)
    expect(await db().prisma.entry.count({ where: { eventId: id } })).toBe(1)
  })

  it("the database gives every entry the id of its card", async () => {
    const entry = { entryName: "A", ownerParticipant: "B" }
    const { entries } = await db().prisma.event.create({
      data: eventRow({ entries: { create: ["1", "2"].map((votingId) => ({ ...entry, votingId })) } }),
      include: { entries: true },
    })
    const ids = entries.map(({ cardId }) => cardId)
    expect(new Set(ids).size).toBe(2)
    for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  })

  it("a missing parent and a missing value are reported", async () => {
    const orphan = db().prisma.award.create({ data: { eventId: 999_999, name: "Best" } })
    await expect(orphan).rejects.toMatchObject({ code: "P2003" })
    await expect(
      db().write((tx) => tx.run('INSERT INTO "Award" ("eventId", "name") VALUES (?, NULL)', [1])),
    ).rejects.toThrow()
  })

  it("deleting an event deletes everything that belongs to it", async () => {
    const { id, judges, entries, criteria } = await db().prisma.event.create({
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
    await db().prisma.sheet.create({
      data: { eventId: id, judgeId, entryId, revision: 1, updatedAt: new Date(), scores },
    })
    await db().prisma.event.delete({ where: { id } })
    expect(await db().prisma.score.count({ where: { criterionId } })).toBe(0)
    expect(await db().prisma.sheet.count({ where: { judgeId } })).toBe(0)
  })
})
