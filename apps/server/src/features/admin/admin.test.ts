import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { Browser, TestApp } from "../../../test/app.ts"
import { doorsOn, type Input } from "../../../test/doors.ts"
import { eachDatabase, itOnSqlite } from "../../../test/each-database.ts"
import { shareOfLongestTurn } from "../../../test/longest-turn.ts"
import { eventRow } from "../../../test/scenes/event-row.ts"
import { jpeg } from "../../../test/scenes/pictures.ts"
import { asJudge, asMasterAdmin, layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { everythingIn } from "../../../test/snapshot.ts"
import { refused } from "../../../test/tables/refused.ts"
import { uploadImage } from "../../../test/upload.ts"
import { sqliteFile } from "../../data/database-url.ts"

/** The numbers from 1 to the parameter: one statement creates thousands of rows. */
const NUMBERS_SQL = `WITH RECURSIVE "Number" ("n") AS (SELECT 1 UNION ALL SELECT "n" + 1 FROM "Number" WHERE "n" < CAST(? AS INTEGER))`

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let admin: Browser
  beforeAll(async () => {
    app = await startApp()
    admin = await asMasterAdmin(app)
  })

  /** A show with at least one of everything that an event can hold. */
  async function fullShow(): Promise<Show> {
    const show = await openShow(app, { name: "Full Show" })
    const { eventId, organizer, entries, criteria, judges } = show
    const [entry, judge] = [entries[0], judges[0]]
    if (!entry || !judge) throw new Error("The show has no entry or no judge.")
    const place = { eventId, judgeId: judge.id, entryId: entry.id }
    await layDownSheet(app.services.db, place, { criteria, points: [5, 6], isSubmitted: true })
    const mutation = { judgeId: judge.id, mutationId: crypto.randomUUID(), bodyHash: "-", answer: "{}" }
    await app.services.db.prisma.savedMutation.create({ data: mutation })
    const award = await organizer.trpc.awards.create.mutate({ eventId, name: "Best Paint" })
    await organizer.trpc.awards.assign.mutate({ awardId: award.id, entryId: entry.id })
    const winner = { eventId, entryId: entry.id, winnerType: "overall", confirmedBy: "Olive" } as const
    await organizer.trpc.awards.confirmWinner.mutate(winner)
    await uploadImage(app, organizer, entry.id, await jpeg())
    return show
  }

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    let show: Show
    beforeEach(async () => {
      show = await fullShow()
    })

    it("the master administrator sees every event with its passcode, and no password or its hash", async () => {
      const { status, body } = await call(admin, "admin.events", {})
      expect(status).toBe(200)
      expect(body).toContainEqual(
        expect.objectContaining({ id: show.eventId, name: "Full Show", passcode: show.passcode, isActive: true }),
      )
      expect(JSON.stringify(body)).not.toMatch(/hash|password|argon/i)
    })

    it("the master administrator sees how many sheets of each event are submitted, of those of its active judges", async () => {
      const progress = async () => {
        const { status, body } = await call(admin, "admin.progress", {})
        expect(status).toBe(200)
        return (body as { eventId: number }[]).find(({ eventId }) => eventId === show.eventId)
      }
      const { eventId, entries, judges, organizer } = show
      const overview = await organizer.trpc.organizer.overview.query({ eventId })
      expect(overview.submittedSheets).toBe(1)
      const { submittedSheets, expectedSheets } = overview
      expect(await progress()).toEqual({ eventId, submittedSheets, expectedSheets })
      expect(expectedSheets).toBe(entries.length * judges.length)
      const pair = { judgeId: judges[0]?.id ?? 0, entryId: entries[0]?.id ?? 0 }
      await organizer.trpc.organizer.addConflict.mutate({ eventId, ...pair })
      expect(await progress()).toEqual({ eventId, submittedSheets: 0, expectedSheets: expectedSheets - 1 })
    })

    it("entering an event opens an organizer session with the name Master Admin, and the history records it", async () => {
      const browser = await asMasterAdmin(app)
      const answer = await call(browser, "admin.enterEvent", { eventId: show.eventId })
      expect(answer).toMatchObject({
        status: 200,
        body: {
          event: { id: show.eventId, passcode: show.passcode },
          organizerId: "master-admin",
          organizerName: "Master Admin",
        },
      })
      await browser.trpc.organizer.updateEvent.mutate({ eventId: show.eventId, location: "Pier 3" })
      const { items } = await browser.trpc.organizer.history.query({ eventId: show.eventId })
      expect(items.slice(0, 2)).toMatchObject([
        { action: "event.updated", actor: "Master Admin" },
        { action: "event.entered", actor: "Master Admin", subject: "Event Full Show" },
      ])
      await browser.trpc.session.logout.mutate({ roles: ["masterAdmin"] })
      expect((await call(browser, "organizer.history", { eventId: show.eventId })).status).toBe(401)
    })

    it("deleting an event removes all of it, its photos and its sessions, and nothing of other events", async () => {
      const { db } = app.services
      const photos = () => readdirSync(join(app.dataDir, "photos")).length
      const judge = await asJudge(app, show.judges[0] ?? { id: 0, eventId: 0, name: "" })
      const before = { rows: await everythingIn(db), photos: photos() }
      const doomed = await fullShow()
      expect(photos()).toBe(before.photos + 2)

      expect(await call(admin, "admin.deleteEvent", { eventId: doomed.eventId })).toEqual({
        status: 200,
        body: { deletedCount: 1 },
      })
      expect({ rows: await everythingIn(db), photos: photos() }).toEqual(before)
      expect(await db.prisma.savedMutation.count({ where: { judgeId: doomed.judges[0]?.id ?? 0 } })).toBe(0)
      expect(await refused(app, admin, "admin.deleteEvent", { eventId: doomed.eventId })).toBe("404 NOT_FOUND")
      expect(await refused(app, doomed.organizer, "organizer.entries", { eventId: doomed.eventId })).toBe(
        "401 SIGN_IN_REQUIRED",
      )
      expect((await call(judge, "organizer.entries", { eventId: show.eventId })).status).toBe(200)
    })

    it("deleting several events removes all of each, and returns their number", async () => {
      const { db } = app.services
      const photos = () => readdirSync(join(app.dataDir, "photos")).length
      const before = { rows: await everythingIn(db), photos: photos() }
      const doomed = [await fullShow(), await fullShow()].map(({ eventId }) => eventId)
      const ask = (eventIds: number[]) => call(admin, "admin.deleteEvents", { eventIds })
      expect(await ask([...doomed, 999_999, doomed[0] ?? 0])).toEqual({
        status: 200,
        body: { deletedCount: 2, total: 4 },
      })
      expect({ rows: await everythingIn(db), photos: photos() }).toEqual(before)
      expect(await ask(doomed)).toEqual({ status: 200, body: { deletedCount: 0, total: 2 } })
      expect(await ask([])).toEqual({ status: 200, body: { deletedCount: 0, total: 0 } })
    })

    it("events are listed all at once, or page by page", async () => {
      for (const [procedure, browser] of [
        ["organizer.events", app.browser()],
        ["organizer.events", admin],
        ["admin.events", admin],
      ] as const) {
        const list = async (page: Input) => (await call(browser, procedure, page)).body as { id: number }[]
        const all = await list({})
        expect(all.length).toBeGreaterThan(2)
        const first = await list({ limit: 2 })
        expect(first).toEqual(all.slice(0, 2))
        expect(await list({ after: first[1]?.id })).toEqual(all.slice(2))
        expect(await list({ limit: 1, after: all[0]?.id })).toEqual(all.slice(1, 2))
        expect(await list({ after: all.at(-1)?.id })).toEqual([])
        expect((await call(browser, procedure, { limit: 0 })).status).toBe(400)
        expect((await call(browser, procedure, { limit: "some" })).status).toBe(400)
      }
    })
  })

  it("no other event keeps a photo when its event is deleted", async () => {
    const [doomed, other] = [await fullShow(), await openShow(app)]
    const [entry] = await doomed.organizer.trpc.organizer.entries.query({ eventId: doomed.eventId })
    const imageUrl = entry?.imageUrl ?? ""
    const pointThere = { entryId: other.entries[0]?.id, imageUrl }
    expect(await refused(app, other.organizer, "organizer.updateEntry", pointThere)).toBe("400 INVALID_INPUT")
    await admin.trpc.admin.deleteEvent.mutate({ eventId: doomed.eventId })
    expect(existsSync(join(app.dataDir, imageUrl))).toBe(false)
  })

  itOnSqlite(dialect)("nothing of a deleted event is left in the log of the database file", async () => {
    const doomed = await openShow(app, { name: "A Show That Nobody Shall Find" })
    const log = `${sqliteFile(app.services.settings.databaseUrl)}-wal`
    expect(readFileSync(log).includes("A Show That Nobody Shall Find")).toBe(true)
    await admin.trpc.admin.deleteEvent.mutate({ eventId: doomed.eventId })
    expect(readFileSync(log).includes("A Show That Nobody Shall Find")).toBe(false)
  })

  it("thousands of events are listed in small slices that do not block other requests", async () => {
    const { id } = await app.services.db.prisma.event.create({ data: eventRow({ passcode: "BULK" }) })
    const same = `"description", "date", "time", "location", "organizerName", "organizerPasswordHash", "createdAt", "updatedAt"`
    await app.services.db.write((sql) =>
      sql.run(
        `INSERT INTO "Event" ("name", "passcode", ${same})
         ${NUMBERS_SQL} SELECT 'Show ' || "n", 'BULK' || "n", ${same} FROM "Event", "Number" WHERE "id" = ?`,
        [12_000, id],
      ),
    )
    const list = () => app.browser().rest("GET", "/events")
    expect(((await list()).body as unknown[]).length).toBeGreaterThan(12_000)
    // Reading the whole answer counts here too. Twice, because one list takes only a few turns.
    const listTwice = async () => [await list(), await list()]
    expect(await shareOfLongestTurn(5, listTwice)).toBeLessThan(1 / 4)
    await app.services.db.prisma.event.deleteMany({ where: { passcode: { startsWith: "BULK" } } })
  })

  it("an event that is gone can be neither entered nor deleted", async () => {
    for (const procedure of ["admin.enterEvent", "admin.deleteEvent"] as const)
      expect(await refused(app, admin, procedure, { eventId: 999_999 })).toBe("404 NOT_FOUND")
  })

  // The process that must not be blocked deletes SQLite's rows itself; PostgreSQL deletes them in its own.
  const entries = dialect === "sqlite" ? 6_000 : 2_500
  it(`an event with ${entries * 20} scores is deleted in small slices that do not block other requests`, async () => {
    const doomed: number[] = []
    for (let show = 0; show < 2; show += 1) {
      const { eventId, judges, criteria } = await openShow(app, {
        votingIds: [],
        maxPoints: Array.from({ length: 20 }, () => 10),
      })
      const judgeIds = judges.map(({ id }) => id)
      await fillWithScores(app, { eventId, judgeIds, criterionIds: criteria.map(({ id }) => id) }, entries)
      doomed.push(eventId)
    }
    const waiting = [...doomed]
    const share = await shareOfLongestTurn(doomed.length, async () => {
      const eventId = waiting.pop() ?? 0
      expect(await admin.trpc.admin.deleteEvent.mutate({ eventId })).toEqual({ deletedCount: 1 })
    })
    expect(await app.services.db.prisma.sheet.count({ where: { eventId: { in: doomed } } })).toBe(0)
    // SQLite's commit is one turn, and takes about a tenth of all; one statement for everything would take nearly all.
    expect(share).toBeLessThan(1 / 5)
  })
})

/** One submitted sheet for each entry, with a score for each criterion. */
async function fillWithScores(
  app: TestApp,
  of: { eventId: number; judgeIds: number[]; criterionIds: number[] },
  entries: number,
) {
  await app.services.db.write(async (sql) => {
    await sql.run(
      `INSERT INTO "Entry" ("eventId", "entryName", "ownerParticipant", "votingId", "updatedAt")
       ${NUMBERS_SQL} SELECT "id", 'Car', 'Jane', CAST("n" AS TEXT), "createdAt" FROM "Event", "Number" WHERE "id" = ?`,
      [entries, of.eventId],
    )
    await sql.run(
      `INSERT INTO "Sheet" ("eventId", "judgeId", "entryId", "isSubmitted", "revision", "updatedAt")
       SELECT "eventId", CAST(? AS INTEGER), "id", ?, 1, "updatedAt" FROM "Entry" WHERE "eventId" = ?`,
      [of.judgeIds[0], true, of.eventId],
    )
    for (const criterionId of of.criterionIds)
      await sql.run(
        `INSERT INTO "Score" ("sheetId", "criterionId", "points") SELECT "id", CAST(? AS INTEGER), 5 FROM "Sheet" WHERE "eventId" = ?`,
        [criterionId, of.eventId],
      )
  })
}
