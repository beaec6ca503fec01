import { beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { TestApp } from "../../../test/app.ts"
import { doorsOn } from "../../../test/doors.ts"
import { eachDatabase } from "../../../test/each-database.ts"
import { asMasterAdmin, layDownSheet, openShow, type Show } from "../../../test/scenes/show.ts"
import { everythingIn } from "../../../test/snapshot.ts"

eachDatabase((startApp, dialect) => {
  let app: TestApp
  let show: Show
  beforeAll(async () => {
    app = await startApp()
  })
  beforeEach(async () => {
    show = await openShow(app, { votingIds: ["10", "2", "A10", "A2"] })
  })
  const idOf = (votingId: string) => show.entries.find((entry) => entry.votingId === votingId)?.id ?? 0
  const lastLine = async () =>
    (await show.organizer.trpc.organizer.history.query({ eventId: show.eventId, limit: 1 })).items[0]

  describe.each(doorsOn(dialect))("by $door", ({ call }) => {
    it("lists the entries in natural order of their voting IDs", async () => {
      const { body } = await call(show.organizer, "organizer.entries", { eventId: show.eventId })
      expect((body as { votingId: string }[]).map(({ votingId }) => votingId)).toEqual(["2", "10", "A2", "A10"])
    })

    it("adds an entry with shown names and without flags by default", async () => {
      const input = {
        eventId: show.eventId,
        entryName: " Mustang ",
        ownerParticipant: "Kim",
        votingId: "77",
        hasCustomPaint: true,
      }
      const answer = await call(show.organizer, "organizer.createEntry", input)
      expect(answer).toMatchObject({
        status: 201,
        body: {
          eventId: show.eventId,
          entryName: "Mustang",
          description: "",
          imageUrl: null,
          showEntryName: true,
          showOwnerParticipant: true,
          hasCustomPaint: true,
          isElectricVehicle: false,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        },
      })
      expect(await lastLine()).toMatchObject({
        action: "entry.created",
        subject: "Entry 77 · Mustang",
        after: { votingId: "77" },
      })
    })

    it("refuses a voting ID that another entry of the event has, and saves nothing", async () => {
      const before = await everythingIn(app.services.db)
      const taken = { status: 409, body: { code: "VOTING_ID_TAKEN" } }
      const created = { eventId: show.eventId, entryName: "Twin", ownerParticipant: "Kim", votingId: " A2 " }
      expect(await call(show.organizer, "organizer.createEntry", created)).toMatchObject(taken)
      const updated = { entryId: idOf("2"), votingId: "10" }
      expect(await call(show.organizer, "organizer.updateEntry", updated)).toMatchObject(taken)
      expect(await everythingIn(app.services.db)).toEqual(before)
    })

    it.each(["A2\u200b", "A\u20602", "A2\u200d"])(
      "%j is the voting ID A2, which another entry has",
      async (votingId) => {
        const created = { eventId: show.eventId, entryName: "Twin", ownerParticipant: "Kim", votingId }
        expect(await call(show.organizer, "organizer.createEntry", created)).toMatchObject({ status: 409 })
        const updated = { entryId: idOf("2"), votingId }
        expect(await call(show.organizer, "organizer.updateEntry", updated)).toMatchObject({ status: 409 })
      },
    )

    it("a voting ID is taken whatever the dash and the blank, and however an older version stored it", async () => {
      await app.services.db.prisma.entry.update({ where: { id: idOf("2") }, data: { votingId: "B-1\u200b \u00a0é" } })
      const twin = { eventId: show.eventId, entryName: "Twin", ownerParticipant: "Kim", votingId: "B\u20111 e\u0301" }
      expect(await call(show.organizer, "organizer.createEntry", twin)).toMatchObject({ status: 409 })
      const own = { entryId: idOf("2"), votingId: "B–1 é" }
      expect(await call(show.organizer, "organizer.updateEntry", own)).toMatchObject({ body: { votingId: "B–1 é" } })
    })

    it("changes only the sent fields", async () => {
      const [before] = show.entries
      const answer = await call(show.organizer, "organizer.updateEntry", {
        entryId: before?.id,
        imageUrl: "https://cars.example.com/1.png",
        isClassicVehicle: true,
      })
      const changed = {
        imageUrl: "https://cars.example.com/1.png",
        isClassicVehicle: true,
        updatedAt: expect.any(String),
      }
      expect(answer).toEqual({ status: 200, body: { ...before, ...changed } })
      expect(await lastLine()).toMatchObject({
        action: "entry.updated",
        before: { imageUrl: null, isClassicVehicle: false },
        after: { imageUrl: "https://cars.example.com/1.png", isClassicVehicle: true },
      })
    })

    it("an entry may keep its own voting ID", async () => {
      const answer = await call(show.organizer, "organizer.updateEntry", { entryId: idOf("10"), votingId: "10" })
      expect(answer).toMatchObject({ status: 200, body: { votingId: "10" } })
    })

    it("removes an entry with its sheets, its scores and its sums", async () => {
      const [judge] = show.judges
      const place = { eventId: show.eventId, judgeId: judge?.id ?? 0, entryId: idOf("10") }
      await layDownSheet(app.services.db, place, { criteria: show.criteria, points: [5, 6], isSubmitted: true })
      const answer = await call(show.organizer, "organizer.deleteEntry", { entryId: idOf("10") })
      expect(answer).toMatchObject({ status: 200, body: { deletedCount: 1 } })
      const left = await everythingIn(app.services.db)
      expect([left.sheets, left.scores, left.tallies]).toEqual([[], [], []])
      expect(await lastLine()).toMatchObject({ action: "entry.deleted", subject: "Entry 10 · Car 10" })
    })

    it("removes several at once; already deleted ones are not an error", async () => {
      await show.organizer.trpc.organizer.deleteEntry.mutate({ entryId: idOf("2") })
      const answer = await call(show.organizer, "organizer.deleteEntries", {
        entryIds: [idOf("2"), idOf("10"), idOf("A2")],
      })
      expect(answer).toMatchObject({ status: 200, body: { deletedCount: 2, total: 3 } })
      expect(await lastLine()).toMatchObject({
        action: "entries.deleted",
        subject: "2 entries",
        before: { entries: ["Entry 10 · Car 10", "Entry A2 · Car A2"] },
      })
    })

    it("removes nothing for an empty list, or if all are already deleted", async () => {
      const before = await everythingIn(app.services.db)
      expect(await call(show.organizer, "organizer.deleteEntries", { entryIds: [] })).toMatchObject({
        status: 200,
        body: { deletedCount: 0, total: 0 },
      })
      const gone = { entryIds: [2_147_483_647] }
      expect(await call(show.organizer, "organizer.deleteEntries", gone)).toMatchObject({
        status: 200,
        body: { deletedCount: 0, total: 1 },
      })
      expect(await everythingIn(app.services.db)).toEqual(before)
    })

    it("removes none if one of them is another organizer's, or they are of two events", async () => {
      const other = await openShow(app, { name: "Other Show" })
      const entryIds = [...show.entries, ...other.entries].map(({ id }) => id)
      const master = await asMasterAdmin(app)
      const before = await everythingIn(app.services.db)
      expect(await call(show.organizer, "organizer.deleteEntries", { entryIds })).toMatchObject({
        status: 404,
        body: { code: "NOT_FOUND" },
      })
      expect(await call(master, "organizer.deleteEntries", { entryIds })).toMatchObject({
        status: 403,
        body: { error: "These entries are not all of one event. Nothing was changed." },
      })
      expect(await everythingIn(app.services.db)).toEqual(before)
    })
  })

  it("gives a voting ID that many request at once to one of them", async () => {
    const one = { eventId: show.eventId, entryName: "Rush", ownerParticipant: "Kim", votingId: "same" }
    const tries = Array.from({ length: 8 }, () => show.organizer.rest("POST", `/events/${show.eventId}/entries`, one))
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
  })
})
