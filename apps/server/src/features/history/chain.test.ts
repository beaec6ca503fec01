import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asJudge, asMasterAdmin, openShow, type Show } from "../../../test/scenes/show.ts"
import { ERASED } from "../../data/change/chain.ts"
import type { Sql } from "../../data/database.ts"
import { verifyEvent } from "./verify-event.ts"

/** Undoes a test's changes of the database. */
class Undone extends Error {}

eachDatabase((startApp) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
    show = await openShow(app, { votingIds: ["1", "2"], judges: ["Ada", "Bob"] })
    await save("1", 5, false)
    await save("1", 6, true)
    await save("2", 7, true)
    await show.organizer.trpc.organizer.updateEvent.mutate({ eventId: show.eventId, name: "Renamed" })
  })

  async function save(votingId: string, points: number, isSubmitted: boolean, judge = show.judges[0]) {
    const entryId = show.entries.find((entry) => entry.votingId === votingId)?.id ?? 0
    if (!judge) throw new Error("A show has judges.")
    const scores = show.criteria.map(({ id }) => ({ criterionId: id, points }))
    const browser = await asJudge(app, judge)
    await browser.trpc.judge.saveSheet.mutate({ judgeId: judge.id, entryId, isSubmitted, comments: "", scores })
  }
  const linesOf = (eventId: number) =>
    app.services.db.prisma.historyItem.findMany({ where: { eventId }, orderBy: { id: "asc" } })
  const verified = (eventId: number) => verifyEvent(app.services.db.read, eventId)

  /** What verifying finds after this change of the database, which is undone afterwards. */
  async function foundAfter(eventId: number, harm: (sql: Sql) => Promise<unknown>) {
    let found: Awaited<ReturnType<typeof verifyEvent>> = null
    const harmed = app.services.db.write(async (sql) => {
      await harm(sql)
      found = await verifyEvent(sql, eventId)
      throw new Undone()
    })
    await expect(harmed).rejects.toThrow(Undone)
    return found as Awaited<ReturnType<typeof verifyEvent>>
  }

  it("numbers an event's lines from the first one, each with the hash of the one before it", async () => {
    const lines = await linesOf(show.eventId)
    expect(lines.map(({ seq }) => seq)).toEqual(lines.map((_, index) => index + 1))
    expect(lines.map(({ previous }) => previous)).toEqual([null, ...lines.slice(0, -1).map(({ hash }) => hash)])
    const event = await app.services.db.prisma.event.findUnique({ where: { id: show.eventId } })
    expect(event).toMatchObject({ chainSeq: lines.length, chainHash: lines.at(-1)?.hash })
    const { items } = await show.organizer.trpc.organizer.history.query({ eventId: show.eventId })
    const { seq, contentHash, previous, hash } = lines.at(-1) ?? {}
    expect(items[0]).toMatchObject({ seq, contentHash, previous, hash })
    expect(items[0]).not.toHaveProperty("salt")
    expect(await verified(show.eventId)).toEqual({ lines: lines.length, erased: 0, unchained: 0, misfit: null })
  })

  describe("drafts are outside the chain", () => {
    const contentOf = async (eventId: number) => (await linesOf(eventId)).map(({ action, seq }) => [action, seq])

    it("drafts become one line of the chain when their sheet is cleared, or deleted with its entry or judge", async () => {
      const own = await openShow(app, { votingIds: ["1", "2", "3"], judges: ["Ada", "Bob"] })
      const before = (await linesOf(own.eventId)).length
      const first = own.judges[0]
      const second = own.judges[1]
      const [one, two, three] = own.entries
      if (!first || !second || !one || !two || !three) throw new Error("The show lacks what it was opened with.")
      const draft = async (judge: typeof first, entryId: number, points: number) => {
        const scores = own.criteria.map(({ id }) => ({ criterionId: id, points }))
        const browser = await asJudge(app, judge)
        const sheet = { judgeId: judge.id, entryId, isSubmitted: false, comments: "", scores }
        await browser.trpc.judge.saveSheet.mutate(sheet)
      }
      await draft(first, one.id, 1)
      await draft(first, one.id, 2)
      await draft(second, two.id, 3)
      await draft(second, three.id, 4)
      expect((await contentOf(own.eventId)).slice(before)).toEqual(
        Array.from({ length: 3 }, () => ["sheet.draft-saved", null]),
      )
      expect(await verified(own.eventId)).toMatchObject({ lines: before, unchained: 0, misfit: null })
      const { organizer } = own
      await organizer.trpc.organizer.clearScores.mutate({ judgeId: first.id })
      await organizer.trpc.organizer.deleteEntry.mutate({ entryId: two.id })
      await organizer.trpc.organizer.deleteJudge.mutate({ judgeId: second.id })
      const after = ["sheet.draft-saved", "scores.cleared", "sheet.draft-saved", "entry.deleted"]
      expect((await contentOf(own.eventId)).slice(before)).toEqual(
        [...after, "sheet.draft-saved", "judge.removed"].map((action, index) => [action, before + 1 + index]),
      )
      expect(await verified(own.eventId)).toMatchObject({ lines: before + 6, misfit: null })
    })
  })

  it("a chain that begins later stores the number of older lines, and finds when it differs", async () => {
    const old = await openShow(app)
    const { db } = app.services
    const where = { eventId: old.eventId }
    const none = { seq: null, salt: null, contentHash: null, previous: null, hash: null }
    const { count } = await db.prisma.historyItem.updateMany({ where, data: none })
    await db.prisma.event.update({ where: { id: old.eventId }, data: { chainSeq: 0, chainHash: null } })
    expect(await verified(old.eventId)).toEqual({ lines: 0, erased: 0, unchained: count, misfit: null })
    await old.organizer.trpc.organizer.updateEvent.mutate({ eventId: old.eventId, name: "Renamed" })
    expect((await linesOf(old.eventId)).slice(count)).toMatchObject([
      { seq: 1, action: "history.chained", after: JSON.stringify({ olderLines: count }) },
      { seq: 2, action: "event.updated" },
    ])
    expect(await verified(old.eventId)).toMatchObject({ lines: 2, unchained: count, misfit: null })
    const [oldest] = await linesOf(old.eventId)
    const cut = (sql: Sql) => sql.run(`DELETE FROM "HistoryItem" WHERE "id" = ?`, [oldest?.id])
    expect((await foundAfter(old.eventId, cut))?.misfit).toMatchObject({ seq: 1 })
  })

  it("finds every removed, swapped and edited line, and every line that was added", async () => {
    const { eventId } = show
    const lines = await linesOf(eventId)
    const idAt = (index: number) => lines[index % lines.length]?.id ?? 0
    const edits: [string, unknown][] = [
      ...["actor", "role", "action", "subject"].map((column): [string, unknown] => [column, "Somebody"]),
      ...["before", "after"].map((column): [string, unknown] => [column, `{"changed":true}`]),
      ...["contentHash", "previous", "hash", "salt"].map((column): [string, unknown] => [column, "ab".repeat(32)]),
      ...["salt", "contentHash", "hash", "seq"].map((column): [string, unknown] => [column, null]),
      ...[0, 1_000].map((seq): [string, unknown] => ["seq", seq]),
      ["at", new Date(0)],
      ["before", "no JSON"],
    ]
    const edit = fc
      .record({ index: fc.nat(), edit: fc.constantFrom(...edits) })
      .map(({ index, edit: [column, value] }) => ({
        title: `${column} of line ${index % lines.length}`,
        harm: (sql: Sql) => sql.run(`UPDATE "HistoryItem" SET "${column}" = ? WHERE "id" = ?`, [value, idAt(index)]),
      }))
    const cut = fc.record({ from: fc.nat(), count: fc.integer({ min: 1, max: 3 }) }).map(({ from, count }) => ({
      title: `${count} cut from line ${from % lines.length}`,
      harm: (sql: Sql) =>
        sql.run(`DELETE FROM "HistoryItem" WHERE "eventId" = ? AND "id" >= ? AND "seq" < ?`, [
          eventId,
          idAt(from),
          (from % lines.length) + 1 + count,
        ]),
    }))
    const swap = fc
      .uniqueArray(fc.nat({ max: lines.length - 1 }), { minLength: 2, maxLength: 2 })
      .chain(([a = 0, b = 1]) => fc.record({ a: fc.constant(a), b: fc.constant(b), whole: fc.boolean() }))
      .map(({ a, b, whole }) => ({
        title: `lines ${a} and ${b} swapped`,
        harm: async (sql: Sql) => {
          const [one, other] = [lines[a], lines[b]]
          const columns = [
            "actor",
            "role",
            "at",
            "action",
            "subject",
            "before",
            "after",
            "salt",
            "contentHash",
          ] as const
          const moved = whole ? ([...columns, "seq", "previous", "hash"] as const) : columns
          for (const [to, from] of [
            [one, other],
            [other, one],
          ])
            await sql.run(
              `UPDATE "HistoryItem" SET ${moved.map((column) => `"${column}" = ?`).join(", ")} WHERE "id" = ?`,
              [...moved.map((column) => from?.[column]), to?.id],
            )
        },
      }))
    const added = fc
      .record({ index: fc.nat(), seq: fc.constantFrom("seq", "NULL", `"seq" + 1`) })
      .map(({ index, seq }) => ({
        title: `line ${index % lines.length} again, as ${seq}`,
        harm: (sql: Sql) =>
          sql.run(
            `INSERT INTO "HistoryItem" ("eventId", "at", "actor", "action", "subject", "seq", "salt", "contentHash", "previous", "hash")
           SELECT "eventId", "at", "actor", "action", "subject", ${seq.replace(/^seq$/, `"seq"`)}, "salt", "contentHash", "previous", "hash"
             FROM "HistoryItem" WHERE "id" = ?`,
            [idAt(index)],
          ),
      }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(edit, cut, swap, added), async ({ title, harm }) => {
        const found = await foundAfter(eventId, harm)
        expect([title, found?.misfit?.reason]).toEqual([title, expect.any(String)])
      }),
      { numRuns: 120 },
    )
    expect((await verified(eventId))?.misfit).toBeNull()
  })

  it("finds that the end was removed, also if the event's own end was not changed with it", async () => {
    const { eventId } = show
    const lines = await linesOf(eventId)
    const last = lines.at(-1)
    const before = lines.at(-2)
    const cut = (sql: Sql) => sql.run(`DELETE FROM "HistoryItem" WHERE "id" = ?`, [last?.id])
    expect((await foundAfter(eventId, cut))?.misfit).toMatchObject({ seq: last?.seq, historyItemId: null })
    const back = (sql: Sql) =>
      sql.run(`UPDATE "Event" SET "chainSeq" = ?, "chainHash" = ? WHERE "id" = ?`, [before?.seq, before?.hash, eventId])
    expect((await foundAfter(eventId, back))?.misfit).toMatchObject({ seq: last?.seq, historyItemId: last?.id })
  })

  it("accepts an erased line, and finds a half-erased one", async () => {
    const { eventId } = show
    const [, line] = await linesOf(eventId)
    const erase = (sql: Sql) =>
      sql.run(
        `UPDATE "HistoryItem" SET "actor" = ?, "subject" = ?, "before" = ?, "after" = ?, "salt" = ? WHERE "id" = ?`,
        [ERASED.actor, ERASED.subject, ERASED.before, ERASED.after, ERASED.salt, line?.id],
      )
    expect(await foundAfter(eventId, erase)).toMatchObject({ erased: 1, misfit: null })
    const half = (sql: Sql) => sql.run(`UPDATE "HistoryItem" SET "salt" = ? WHERE "id" = ?`, [null, line?.id])
    expect((await foundAfter(eventId, half))?.misfit).toMatchObject({ seq: 2, historyItemId: line?.id })
  })

  it("is valid whatever lines are erased, and an erased line with other content is found", async () => {
    const { eventId } = show
    const lines = await linesOf(eventId)
    const set = `"actor" = ?, "subject" = ?, "before" = ?, "after" = ?, "salt" = ?`
    const erased = [ERASED.actor, ERASED.subject, ERASED.before, ERASED.after, ERASED.salt]
    const erase = async (sql: Sql, ids: number[]) => {
      for (const id of ids) await sql.run(`UPDATE "HistoryItem" SET ${set} WHERE "id" = ?`, [...erased, id])
    }
    const some = fc.subarray(
      lines.map(({ id }) => id),
      { minLength: 1 },
    )
    const said = fc.constantFrom<[string, string]>(
      ["actor", "Ada"],
      ["subject", "Car 1"],
      ["before", "{}"],
      ["after", "{}"],
      ["contentHash", "ab".repeat(32)],
    )
    await fc.assert(
      fc.asyncProperty(some, said, async (ids, [column, value]) => {
        const found = await foundAfter(eventId, (sql) => erase(sql, ids))
        expect(found).toMatchObject({ lines: lines.length, erased: ids.length, misfit: null })
        const spoken = await foundAfter(eventId, async (sql) => {
          await erase(sql, ids)
          await sql.run(`UPDATE "HistoryItem" SET "${column}" = ? WHERE "id" = ?`, [value, ids[0]])
        })
        expect(spoken?.misfit).toMatchObject({ historyItemId: ids[0] })
      }),
      { numRuns: 20 },
    )
  })

  it("the master administrator sees which line of which event does not fit", async () => {
    const admin = await asMasterAdmin(app)
    expect(await admin.trpc.admin.verifyHistory.query()).toMatchObject({ holds: true, erased: 0, broken: [] })
    const other = await openShow(app, { name: "Changed Show" })
    const [, line] = await linesOf(other.eventId)
    await app.services.db.prisma.historyItem.update({ where: { id: line?.id ?? 0 }, data: { actor: "Somebody" } })
    const { body } = await admin.rest("GET", "/master-admin/verify-history")
    const reason = "It does not say what it said"
    const broken = { eventId: other.eventId, eventName: "Changed Show", seq: 2, historyItemId: line?.id, reason }
    expect(body).toMatchObject({ holds: false, broken: [broken] })
  })
})
